import { hasStarted, startOf } from '#domain/workshop/workshop-date.ts'
import type { DateState, Registration, RegistrationState } from './registration.ts'

export type MoreTimeRefusal = { reason: 'workshop-over' } | { reason: 'not-offered' } | { reason: 'no-more-time' }

export type MoreTimeDecision =
  | { accepted: true; to: Extract<RegistrationState, { state: 'offered' }> }
  | { accepted: false; refusal: MoreTimeRefusal }

/** The organiser lets an offer stand for some hours longer, never past the start of the workshop (docs/rules/waitlist.md). */
export function moreTime(
  { date }: DateState,
  { standing }: Registration,
  hours: number,
  now: Temporal.Instant,
): MoreTimeDecision {
  const refuse = (reason: MoreTimeRefusal['reason']): MoreTimeDecision => ({ accepted: false, refusal: { reason } })
  if (hasStarted(date, now)) return refuse('workshop-over')
  if (standing.state !== 'offered') return refuse('not-offered')
  const [wished, start] = [standing.until.add({ hours }), startOf(date)]
  const until = Temporal.Instant.compare(wished, start) < 0 ? wished : start
  if (Temporal.Instant.compare(until, standing.until) <= 0) return refuse('no-more-time')
  return { accepted: true, to: { state: 'offered', until } }
}
