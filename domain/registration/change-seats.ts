import { seatsTaken } from '#domain/booking/seats.ts'
import { type DateState, holdsOf } from './registration.ts'

export type SeatsDecision = { accepted: true } | { accepted: false; refusal: { reason: 'below-taken'; taken: number } }

/** The organiser gives a date more or fewer seats: never fewer than are taken (issue of the office; SPEC §3, 'seats'). */
export function changeSeats(state: DateState, seats: number, now: Temporal.Instant): SeatsDecision {
  const taken = seatsTaken(holdsOf(state.registrations), now)
  return seats >= taken ? { accepted: true } : { accepted: false, refusal: { reason: 'below-taken', taken } }
}
