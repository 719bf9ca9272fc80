import { buyerOf } from '../booking/booking.ts'
import type { IsoDate } from '../iso-date.ts'
import type { Language } from '../language.ts'
import type { Booker, InvoiceAddress } from '../order/order.ts'
import type { Participant } from '../participant/participant.ts'
import type { Quote } from '../pricing/quote.ts'
import { quoteFor } from '../pricing/quote.ts'
import type { Tariff } from '../pricing/tariff.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import { isOver } from '../workshop/workshop-date.ts'
import type { Registration } from './registration.ts'
import { type DateState, holdsOf, mayGo, seatsTaken } from './registration.ts'

/** What a party on the waitlist has asked for. It becomes an order when the booker confirms, and is kept until then. */
export interface RegistrationRequest {
  booker: Booker
  invoice: InvoiceAddress
  language: Language
  newsletter: boolean
  declinesRegionalDiscount: boolean
  /** Missing where it was not asked for. */
  discover?: boolean
}

/** What these seats cost if they are confirmed, by the prices that held when they were asked for: the date's price is known, only the seats are not there yet. */
export function quoteOfRequest(
  date: LiveDate,
  request: RegistrationRequest,
  participants: readonly Participant[],
  { tariff, orderedOn }: { tariff: Tariff; orderedOn: IsoDate },
): Quote {
  const booking = {
    participants: participants.length,
    introductions: participants.filter(({ addIntroduction }) => addIntroduction).length,
    discover: request.discover,
    buyer: buyerOf(request.invoice),
    declinesRegionalDiscount: request.declinesRegionalDiscount,
    orderedOn,
  }
  return quoteFor(date, booking, tariff)
}

export type CancelDecision =
  | { accepted: true }
  | { accepted: false; refusal: { reason: 'workshop-over' } | { reason: 'already-cancelled' } }

/** Cancels what waits, is offered, awaits payment or has expired; an over workshop can only be deleted (docs/product.md#waitlist). */
export function cancel({ date }: DateState, { status }: Registration, now: Temporal.Instant): CancelDecision {
  if (isOver(date, now)) return { accepted: false, refusal: { reason: 'workshop-over' } }
  if (!mayGo(status.state, 'cancelled')) return { accepted: false, refusal: { reason: 'already-cancelled' } }
  return { accepted: true }
}

export type SeatsDecision = { accepted: true } | { accepted: false; refusal: { reason: 'below-taken'; taken: number } }

/** The organiser gives a date more or fewer seats: never fewer than are taken (docs/product.md#office). */
export function changeSeats(state: DateState, seats: number, now: Temporal.Instant): SeatsDecision {
  const taken = seatsTaken(holdsOf(state.registrations), now)
  return seats >= taken ? { accepted: true } : { accepted: false, refusal: { reason: 'below-taken', taken } }
}
