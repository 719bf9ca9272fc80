import { buyerOf } from '#domain/booking/booking-request.ts'
import { quoteFor } from '#domain/pricing/workshop-quote.ts'
import type { PriceList } from '#domain/settings/price-list.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { InvoiceAddress, Order } from './order.ts'

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
    prices,
  }: {
    order: Pick<Order, 'standing' | 'invoice' | 'quote' | 'participants'>
    date: LiveDate | null
    /** That held when it was placed. */
    prices: PriceList
  },
  address: InvoiceAddress,
): AddressDecision {
  const { state } = order.standing
  if (state !== 'confirmed' && state !== 'awaiting-payment') return { accepted: false, refusal: 'not-open' }
  if (isSame(order.invoice, address)) return { accepted: true, change: 'nothing' }
  const alike = date
    ? costs(order, { date, prices }, address) === costs(order, { date, prices }, order.invoice)
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
  { participants, quote }: Pick<Order, 'participants' | 'quote'>,
  { date, prices }: { date: LiveDate; prices: PriceList },
  address: InvoiceAddress,
): string {
  const booking = {
    participants: participants.length,
    introductions: participants.filter(({ addIntroduction }) => addIntroduction).length,
    buyer: buyerOf(address),
    declinesRegionalDiscount: quote.region === undefined,
  }
  const { gross, lines, vat } = quoteFor(date, booking, prices)
  return JSON.stringify([gross, lines.map(({ net }) => net), vat])
}

function isTaxedAlike(one: InvoiceAddress, other: InvoiceAddress): boolean {
  return one.country === other.country && (one.vatId === undefined) === (other.vatId === undefined)
}
