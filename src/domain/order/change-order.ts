import { buyerOf } from '../booking/booking.ts'
import { viennaDay } from '../iso-date.ts'
import type { Quote } from '../pricing/quote.ts'
import { hasDiscover, quoteFor } from '../pricing/quote.ts'
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

export type AddressRefusal = 'not-open' | 'other-tax'

export type AddressDecision =
  | { accepted: true; change: 'new-invoice' | 'nothing' }
  | { accepted: false; refusal: AddressRefusal }

/**
 * Whether an order may carry another invoice address (docs/rules/office-bookings.md). What it costs was agreed with its VAT: an address
 * that is taxed or priced otherwise is a new order. `date` is null for what has no date: there country and kind of buyer have to stay.
 */
export function decideAddress(
  {
    order,
    date,
    tariff,
  }: {
    order: Pick<Order, 'status' | 'invoice' | 'quote' | 'participants' | 'placedAt'>
    date: LiveDate | null
    /** With the prices that held when it was placed. */
    tariff: Tariff
  },
  address: InvoiceAddress,
): AddressDecision {
  const { state } = order.status
  if (state !== 'confirmed' && state !== 'awaiting-payment') return { accepted: false, refusal: 'not-open' }
  if (isSame(order.invoice, address)) return { accepted: true, change: 'nothing' }
  const alike = date
    ? costs(order, { date, tariff }, address) === costs(order, { date, tariff }, order.invoice)
    : isTaxedAlike(order.invoice, address)
  if (!alike) return { accepted: false, refusal: 'other-tax' }
  return { accepted: true, change: 'new-invoice' }
}

const parts = ['company', 'department', 'street', 'postalCode', 'city', 'country', 'vatId'] as const

function isSame(one: InvoiceAddress, other: InvoiceAddress): boolean {
  return parts.every((part) => one[part] === other[part])
}

/** Both at the same prices: only what the address makes of them counts. */
function costs(
  { participants, quote, placedAt }: Pick<Order, 'participants' | 'quote' | 'placedAt'>,
  { date, tariff }: { date: LiveDate; tariff: Tariff },
  address: InvoiceAddress,
): string {
  const booking = {
    participants: participants.length,
    introductions: participants.filter(({ addIntroduction }) => addIntroduction).length,
    discover: hasDiscover(quote),
    buyer: buyerOf(address),
    declinesRegionalDiscount: quote.region === undefined,
    orderedOn: viennaDay(placedAt),
  }
  const { gross, lines, vat } = quoteFor(date, booking, tariff)
  return JSON.stringify([gross, lines.map(({ net }) => net), vat])
}

function isTaxedAlike(one: InvoiceAddress, other: InvoiceAddress): boolean {
  return one.country === other.country && (one.vatId === undefined) === (other.vatId === undefined)
}
