import { buyerOf } from '#domain/booking/booking-request.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import type { Language } from '#domain/language.ts'
import type { Booker, InvoiceAddress } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { quoteFor } from '#domain/pricing/workshop-quote.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'

/** What a party on the waitlist has asked for. It becomes an order when the booker confirms, and is kept until then. */
export interface RegistrationRequest {
  booker: Booker
  invoice: InvoiceAddress
  language: Language
  newsletter: boolean
  declinesRegionalDiscount: boolean
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
    buyer: buyerOf(request.invoice),
    declinesRegionalDiscount: request.declinesRegionalDiscount,
    orderedOn,
  }
  return quoteFor(date, booking, tariff)
}
