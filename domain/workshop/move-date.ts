import type { DateState } from '#domain/registration/registration.ts'
import { type DateSchedule, isSameSchedule, scheduleOf } from './date-details.ts'
import { hasStarted, type LiveDate } from './workshop-date.ts'

export type MoveRefusal =
  | { reason: 'stale' }
  | { reason: 'called-off' }
  | { reason: 'workshop-started' }
  | { reason: 'in-the-past' }
  /** It would be taxed elsewhere, and somebody has agreed to a price already. */
  | { reason: 'other-country' }

export type MoveDecision = { accepted: true; date: LiveDate } | { accepted: false; refusal: MoveRefusal }

/** The organiser moves a date in time or place (docs/rules/dates.md). `version` is the one that the form was opened with. */
export function moveDate(
  { date, registrations }: DateState,
  { version, schedule }: { version: number; schedule: DateSchedule },
  now: Temporal.Instant,
): MoveDecision {
  const refuse = (reason: MoveRefusal['reason']): MoveDecision => ({ accepted: false, refusal: { reason } })
  // The same form sent twice has moved it already, and nobody is written to for nothing.
  if (isSameSchedule(scheduleOf(date), schedule)) return { accepted: true, date }
  if (date.calledOff) return refuse('called-off')
  if (version !== date.version) return refuse('stale')
  if (hasStarted(date, now)) return refuse('workshop-started')
  const moved: LiveDate = {
    ...date,
    ...schedule,
    revision: date.revision + 1,
    movedAt: now,
    version: date.version + 1,
  }
  if (hasStarted(moved, now)) return refuse('in-the-past')
  const isOpen = registrations.some(({ standing }) => !['cancelled', 'expired'].includes(standing.state))
  if (isOpen && taxedIn(date) !== taxedIn(moved)) return refuse('other-country')
  return { accepted: true, date: moved }
}

/** On site the country of the place decides the VAT, by video the buyer's (docs/rules/tax.md). */
function taxedIn({ delivery, location }: LiveDate): string {
  return delivery === 'on-site' ? (location?.country ?? '') : 'online'
}
