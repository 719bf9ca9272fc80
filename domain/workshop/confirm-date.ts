import { hasStarted, type LiveDate } from './workshop-date.ts'

export interface ConfirmDateRefusal {
  reason: 'called-off' | 'workshop-started' | 'not-tentative'
}

export type ConfirmDateDecision = { accepted: true; date: LiveDate } | { accepted: false; refusal: ConfirmDateRefusal }

/** The organiser promises that a tentative date takes place, whether or not its minimum is reached (docs/rules/dates.md). */
export function confirmDate(date: LiveDate, now: Temporal.Instant): ConfirmDateDecision {
  const refuse = (reason: ConfirmDateRefusal['reason']): ConfirmDateDecision => ({
    accepted: false,
    refusal: { reason },
  })
  if (date.calledOff) return refuse('called-off')
  if (!date.tentative) return refuse('not-tentative')
  if (hasStarted(date, now)) return refuse('workshop-started')
  // Calendar entries say that it is tentative: those that are out are replaced.
  return {
    accepted: true,
    date: { ...date, tentative: false, revision: date.revision + 1, version: date.version + 1 },
  }
}
