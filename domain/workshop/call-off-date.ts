import { hasStarted, type LiveDate } from './workshop-date.ts'

export type CallOffRefusal = { reason: 'stale' } | { reason: 'called-off' } | { reason: 'workshop-started' }

export type CallOffDecision = { accepted: true; date: LiveDate } | { accepted: false; refusal: CallOffRefusal }

/** The organiser calls a date off; `version` is the one that the form was opened with (docs/rules/changes.md). */
export function callOffDate(date: LiveDate, version: number, now: Temporal.Instant): CallOffDecision {
  const refuse = (reason: CallOffRefusal['reason']): CallOffDecision => ({ accepted: false, refusal: { reason } })
  if (date.calledOff) return refuse('called-off')
  if (version !== date.version) return refuse('stale')
  if (hasStarted(date, now)) return refuse('workshop-started')
  const off = { ...date, calledOff: true, revision: date.revision + 1, version: date.version + 1 }
  return { accepted: true, date: off }
}
