import { hasStarted } from '#domain/workshop/workshop-date.ts'
import type { DateState, Registration, RegistrationState } from './registration.ts'
import { freeSeats } from './waiting-line.ts'
import { offerEnds } from './windows.ts'

export type OfferRefusal =
  | { reason: 'workshop-over' }
  | { reason: 'not-waiting' }
  | { reason: 'not-enough-seats'; left: number }

export type OfferDecision =
  | { accepted: true; to: Extract<RegistrationState, { state: 'offered' }> }
  | { accepted: false; refusal: OfferRefusal }

/** The organiser offers seats to one registration: at a regional price, or out of turn (DESIGN §3). */
export function makeOffer(state: DateState, { standing, seats }: Registration, now: Temporal.Instant): OfferDecision {
  if (hasStarted(state.date, now)) return { accepted: false, refusal: { reason: 'workshop-over' } }
  if (standing.state !== 'waiting') return { accepted: false, refusal: { reason: 'not-waiting' } }
  const left = freeSeats(state, now)
  if (seats > left) return { accepted: false, refusal: { reason: 'not-enough-seats', left } }
  return { accepted: true, to: { state: 'offered', until: offerEnds(state.date, now, state.windows) } }
}
