import { buyerOf } from '../booking/booking.ts'
import { viennaDay } from '../iso-date.ts'
import { type ClosedBecause, closedBecause } from '../participant/change-participants.ts'
import { isErased } from '../participant/participant.ts'
import { hasDiscover, type Quote, type QuoteLine, quoteFor, taxedFor, totalOf } from '../pricing/quote.ts'
import { freeSeats, type Tariff } from '../pricing/tariff.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import { hasStarted, type LiveDate, type WorkshopDate } from '../workshop/workshop-date.ts'
import { type CancellationTerms, cancelTerms, isFree } from './cancellation.ts'
import type { Booker, InvoiceAddress, Order } from './order.ts'

/** Whether an order costs the same on another date at its own prices, VAT included: then its invoice remains correct. */
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

/** Whether a date is another of the same workshop, that is where an order on `here` may move if it has room and costs the same. */
export function isOtherDateOf(here: LiveDate, there: WorkshopDate): there is LiveDate {
  return there.delivery !== 'self-paced' && there.certification === here.certification && there.slug !== here.slug
}

function taxesOf({ vat }: Quote): string {
  return vat.map(({ country, vat: amount }) => `${country} ${amount}`).join()
}

/** `erased`: an invoice could name no one. `regional-price`: the discount was granted for another country. `pay-first`: a payment of the former amount may be under way. */
export type AddressRefusal = 'not-open' | 'erased' | 'regional-price' | 'pay-first'

/** `quote`: the new price of the order, unchanged unless the VAT changes; null when the order has this address. */
type AddressDecision = Result<{ quote: Quote | null }, Refusal<AddressRefusal>>

/** Whether an order may get another address (docs/rules/office-bookings.md), and its price then: net stays, VAT depends on the buyer. */
export function decideAddress(
  {
    order: { status, booker, invoice, quote, placedAt },
    date,
    tariff: { rates },
  }: {
    order: Pick<Order, 'status' | 'booker' | 'invoice' | 'quote' | 'placedAt'>
    date: LiveDate | null
    tariff: Pick<Tariff, 'rates'>
  },
  address: InvoiceAddress,
): AddressDecision {
  const { state } = status
  if (state !== 'confirmed' && state !== 'awaiting-payment') return refused('not-open')
  if (isErased(booker)) return refused('erased')
  if (isSame(invoice, address)) return { outcome: 'done', quote: null }
  if (quote.region !== undefined && invoice.country !== address.country) return refused('regional-price')
  const taxedAs = (buyer: InvoiceAddress) =>
    taxedFor(quote, buyerOf(buyer), { date, orderedOn: viennaDay(placedAt), rates })
  const other = taxedAs(address)
  // Compared at the same rates, which may have been corrected since, so that only the effect of the address counts.
  if (JSON.stringify(other) === JSON.stringify(taxedAs(invoice))) return { outcome: 'done', quote }
  if (state === 'awaiting-payment') return refused('pay-first')
  return { outcome: 'done', quote: other }
}

/** What the office corrects of a booker: who gets all mails of the order, and its links. */
export type BookerContact = Pick<Booker, 'firstName' | 'lastName' | 'email' | 'phone'>

/** Whether an order, confirmed or held, may get another contact (docs/rules/office-bookings.md). `booker` is null when it has this one; `date` is null for products without a date. */
export function decideBooker(
  { order: { status, booker }, date }: { order: Pick<Order, 'status' | 'booker'>; date: LiveDate | null },
  contact: BookerContact,
  now: Temporal.Instant,
): Result<{ booker: Booker | null }, Refusal<ClosedBecause | 'erased'>> {
  const isHeld = 'until' in status && Temporal.Instant.compare(now, status.until) < 0
  if (status.state !== 'confirmed' && !isHeld) return refused('not-open')
  const closed = date && closedBecause({ state: 'confirmed' }, date, now)
  if (closed) return refused(closed)
  if (isErased(booker)) return refused('erased')
  const { firstName, lastName, email, phone } = contact
  const isSame =
    firstName === booker.firstName && lastName === booker.lastName && email === booker.email && phone === booker.phone
  return { outcome: 'done', booker: isSame ? null : { ...booker, firstName, lastName, email, phone } }
}

const parts = ['company', 'department', 'street', 'postalCode', 'city', 'country', 'vatId'] as const

function isSame(one: InvoiceAddress, other: InvoiceAddress): boolean {
  return parts.every((part) => one[part] === other[part])
}

/** `last-person`: then the order is cancelled whole. `gone`: this person has left before. */
export type LeaveRefusal = 'not-open' | 'too-late' | 'workshop-started' | 'last-person' | 'gone'

/** `quote`: what the order costs for those who are left. */
type LeaveDecision = Result<{ person: Order['participants'][number]; quote: Quote }, Refusal<LeaveRefusal>>

/** Whether one of several may leave and what it costs then (docs/rules/changes.md): the booker while it is free, the office until the start. */
export function decideLeave(
  {
    order,
    date,
    agreed,
    byOffice,
  }: {
    order: Pick<Order, 'status' | 'placedAt' | 'participants' | 'quote'>
    date: LiveDate
    agreed: CancellationTerms
    byOffice: boolean
  },
  participantId: string,
  now: Temporal.Instant,
): LeaveDecision {
  if (order.status.state !== 'confirmed') return refused('not-open')
  const person = order.participants.find(({ id }) => id === participantId)
  if (!person) return refused('gone')
  if (hasStarted(date, now)) return refused('workshop-started')
  const terms = cancelTerms(order, date, now, agreed)
  if (!byOffice && !isFree(terms)) return refused('too-late')
  const left = order.participants.filter((other) => other !== person)
  if (left.length === 0) return refused('last-person')
  const introductions = left.filter(({ addIntroduction }) => addIntroduction).length
  return { outcome: 'done', person, quote: quoteForFewer(order.quote, { participants: left.length, introductions }) }
}

/** The same sale for fewer people at the agreed prices, '3 for 2' only for as many as are left (docs/rules/changes.md). */
export function quoteForFewer(
  { lines, vat, region }: Pick<Quote, 'lines' | 'vat' | 'region'>,
  left: { participants: number; introductions: number },
): Quote {
  const quantityOf = ({ kind, quantity }: QuoteLine): number => {
    if (kind === 'seat' || kind === 'discover') return left.participants
    if (kind === 'three-for-two') return freeSeats(left.participants)
    return kind === 'add-on' ? left.introductions : quantity
  }
  const quoted = totalOf(
    lines.flatMap((line) => {
      const group = vat[line.vatIndex]
      return group ? { subject: line, quantity: quantityOf(line), unitNet: line.unitNet, taxed: () => group } : []
    }),
  )
  return region === undefined ? quoted : { ...quoted, region }
}
