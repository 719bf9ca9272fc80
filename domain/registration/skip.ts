import { hasStarted } from '#domain/workshop/workshop-date.ts'
import type { DateState, Registration } from './registration.ts'
import { waitingLine } from './waiting-line.ts'

export type SkipRefusal = { reason: 'workshop-over' } | { reason: 'not-in-line' } | { reason: 'last-in-line' }
export type SkipDecision = { accepted: true } | { accepted: false; refusal: SkipRefusal }

/** The organiser puts a party at the end of the line, so that the next can be served (docs/rules/waitlist.md). */
export function skip(
  { date, registrations }: DateState,
  { id, standing }: Registration,
  now: Temporal.Instant,
): SkipDecision {
  const refuse = (reason: SkipRefusal['reason']): SkipDecision => ({ accepted: false, refusal: { reason } })
  if (hasStarted(date, now)) return refuse('workshop-over')
  if (standing.state !== 'waiting' || standing.reason !== 'full') return refuse('not-in-line')
  const isLast = waitingLine(registrations).at(-1)?.id === id
  return isLast ? refuse('last-in-line') : { accepted: true }
}
