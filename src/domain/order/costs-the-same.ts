import { buyerOf } from '../booking/booking.ts'
import { viennaDay } from '../iso-date.ts'
import { hasDiscover, type Quote, quoteFor } from '../pricing/quote.ts'
import type { Tariff } from '../pricing/tariff.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import type { Order } from './order.ts'

/** Whether an order would cost the same on another date, by the prices that held when it was placed, each VAT included: then its invoice stays right. */
export function costsTheSame(
  { participants, invoice, quote, placedAt }: Pick<Order, 'participants' | 'invoice' | 'quote' | 'placedAt'>,
  date: LiveDate,
  tariff: Tariff,
): boolean {
  const booking = {
    participants: participants.length,
    introductions: participants.filter(({ addIntroduction }) => addIntroduction).length,
    discover: hasDiscover(quote),
    buyer: buyerOf(invoice),
    declinesRegionalDiscount: quote.region === undefined,
    orderedOn: viennaDay(placedAt),
  }
  const there = quoteFor(date, booking, tariff)
  return there.gross === quote.gross && taxesOf(there) === taxesOf(quote)
}

function taxesOf({ vat }: Quote): string {
  return vat.map(({ country, vat: amount }) => `${country} ${amount}`).join()
}
