import { buyerOf } from '../booking/booking.ts'
import { viennaDay } from '../iso-date.ts'
import type { Quote } from '../pricing/quote.ts'
import { hasDiscover, quoteFor, taxedFor } from '../pricing/quote.ts'
import type { Tariff } from '../pricing/tariff.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import type { InvoiceAddress, Order } from './order.ts'

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

/** `regional-price`: the discount was given for another country. `pay-first`: a payment of the former amount may be under way. */
export type AddressRefusal = 'not-open' | 'regional-price' | 'pay-first'

/** `quote`: what the order costs from now on, the same as before unless its VAT is another. */
export type AddressDecision =
  | { accepted: true; change: 'nothing' }
  | { accepted: true; change: 'new-invoice'; quote: Quote }
  | { accepted: false; refusal: AddressRefusal }

/**
 * Whether an order may have another invoice address, and what it costs with it (docs/rules/office-bookings.md). Net prices were agreed and
 * stay; the VAT follows the buyer. `date` is null for what has no date.
 */
export function decideAddress(
  {
    order: { status, invoice, quote, placedAt },
    date,
    tariff: { rates },
  }: {
    order: Pick<Order, 'status' | 'invoice' | 'quote' | 'placedAt'>
    date: LiveDate | null
    tariff: Pick<Tariff, 'rates'>
  },
  address: InvoiceAddress,
): AddressDecision {
  const { state } = status
  if (state !== 'confirmed' && state !== 'awaiting-payment') return { accepted: false, refusal: 'not-open' }
  if (isSame(invoice, address)) return { accepted: true, change: 'nothing' }
  if (quote.region !== undefined && invoice.country !== address.country)
    return { accepted: false, refusal: 'regional-price' }
  const taxedAs = (buyer: InvoiceAddress) =>
    taxedFor(quote, buyerOf(buyer), { date, orderedOn: viennaDay(placedAt), rates })
  const other = taxedAs(address)
  // By the same rates, which may have been corrected since: only what the address makes of them counts.
  if (JSON.stringify(other) === JSON.stringify(taxedAs(invoice)))
    return { accepted: true, change: 'new-invoice', quote }
  if (state === 'awaiting-payment') return { accepted: false, refusal: 'pay-first' }
  return { accepted: true, change: 'new-invoice', quote: other }
}

const parts = ['company', 'department', 'street', 'postalCode', 'city', 'country', 'vatId'] as const

function isSame(one: InvoiceAddress, other: InvoiceAddress): boolean {
  return parts.every((part) => one[part] === other[part])
}
