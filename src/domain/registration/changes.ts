import { buyerOf } from '../booking/booking.ts'
import type { IsoDate } from '../iso-date.ts'
import type { Language } from '../language.ts'
import type { Booker, InvoiceAddress } from '../order/order.ts'
import type { Participant } from '../participant/participant.ts'
import type { Quote } from '../pricing/quote.ts'
import { quoteFor } from '../pricing/quote.ts'
import type { Tariff } from '../pricing/tariff.ts'
import { done, type Refusal, type Result, refused } from '../result.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import { isOver } from '../workshop/workshop-date.ts'
import type { Registration } from './registration.ts'
import { type DateState, holdsOf, mayGo, seatsTaken } from './registration.ts'

/** The request of a party on the waitlist, stored until the booker confirms an offer and it becomes an order. */
export interface RegistrationRequest {
  booker: Booker
  invoice: InvoiceAddress
  language: Language
  newsletter: boolean
  declinesRegionalDiscount: boolean
  /** Missing when not requested. */
  discover?: boolean
}

/** The price of a request at the prices in force when it was made, so that it is known before seats are available. */
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

export type CancelDecision = Result<object, Refusal<'workshop-over' | 'already-cancelled'>>

/** Cancels what waits, is offered, awaits payment or has expired; an over workshop can only be deleted (docs/product.md#waitlist). */
export function cancel({ date }: DateState, { status }: Registration, now: Temporal.Instant): CancelDecision {
  if (isOver(date, now)) return refused('workshop-over')
  if (!mayGo(status.state, 'cancelled')) return refused('already-cancelled')
  return done
}

export type SeatsDecision = Result<object, Refusal<'below-taken'> & { taken: number }>

/** Changes the seats of a date, never below the seats taken (docs/product.md#office). */
export function changeSeats(state: DateState, seats: number, now: Temporal.Instant): SeatsDecision {
  const taken = seatsTaken(holdsOf(state.registrations), now)
  return seats >= taken ? done : refused('below-taken', { taken })
}
