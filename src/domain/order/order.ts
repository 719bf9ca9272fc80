import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import type { NowWorkshop, Programme } from '../package/package.ts'
import type { Participant, Person } from '../participant/participant.ts'
import type { Quote } from '../pricing/quote.ts'
import type { RegistrationState } from '../registration/registration.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import type { PaymentWay } from '../workshop/workshop-date.ts'

export interface Booker extends Person {
  phone?: string | undefined
  notes?: string | undefined
  /** ISO instant at which the names were removed (docs/rules/data-protection.md#afterwards); undefined before, and where that was not stored yet. */
  erasedAt?: string | undefined
}

export interface InvoiceAddress {
  company?: string | undefined
  /** Department or cost centre. */
  department?: string | undefined
  /** Street and house number. */
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Undefined for a consumer, or a business without one. */
  vatId?: string | undefined
}

/** The state of an order, which is that of its registration. */
export type OrderState = Exclude<RegistrationState, { state: 'waiting' | 'offered' }>

export type OrderedProduct =
  | { kind: 'live'; workshopDateId: string; registrationId: string }
  | SelfPacedProduct
  | PackageProduct

/** Tickets for a workshop at the partner academy (docs/rules/self-paced.md). */
export interface SelfPacedProduct {
  kind: 'self-paced'
  certification: CertificationSlug
  tickets: number
  payment: PaymentWay
}

/** Flight Levels NOW or Realise for a group, paid by invoice. */
export interface PackageProduct {
  kind: 'package'
  programme: Programme
  people: number
  /** The workshop of the licences; null for Realise, which includes the introduction. */
  certification: NowWorkshop | null
}

/** Products without seats: no waitlist, never sold out. */
export type SeatlessProduct = SelfPacedProduct | PackageProduct

/** A placed order with everything that its confirmation shows (docs/product.md#order-confirmation). */
export interface Order {
  id: string
  /** Sequential without gaps: 2026-0001. */
  number: string
  /** One per e-mail address: K-1001. */
  customerNumber: string
  placedAt: Temporal.Instant
  /** When it was moved to its present date; undefined on the date that was booked. */
  transferredAt?: Temporal.Instant | undefined
  status: OrderState
  /** Set for cancelled orders, except those cancelled before this was stored. */
  cancelled?: Cancelled | undefined
  /** The language of the booking, used for mails and documents. */
  language: Language
  product: OrderedProduct
  booker: Booker
  invoice: InvoiceAddress
  /** The participants of a live workshop in the order given, the booker first when taking part. Empty for other products. */
  participants: (Participant & { id: string })[]
  quote: Quote
}

/** The gross amount due: the price or, once cancelled, the fee (docs/rules/office-bookings.md); before a share is set, up to the full price. */
export function amountDueOf({ status, cancelled, quote }: Pick<Order, 'status' | 'cancelled' | 'quote'>): Cents {
  if (status.state !== 'cancelled') return quote.gross
  return cancelled ? (cancelled.due ?? quote.gross) : 0
}

export type CancelWay = 'terms' | 'withdrawal' | 'organiser'

/** The fee of a cancellation: nothing, the full price, a part by the terms, or the share already provided. */
export type CancelFee = 'none' | 'full' | 'part' | 'share'

export interface Cancelled {
  way: CancelWay
  fee: CancelFee
  /** The percentage of a part. */
  percent?: number | undefined
  /** The remaining fee, gross; null for a share that the office has not set yet. */
  due: Cents | null
  /** Of a fee that was lowered to a share: how many of the seats had been sold again by then. */
  soldAgain?: number | undefined
}

/** Whether its booker was promised that nothing is due for a seat that is sold again (docs/rules/changes.md#a-cancelled-seat-that-is-sold-again). */
export function isCharged({ fee, soldAgain }: Cancelled): boolean {
  return fee === 'full' || fee === 'part' || (fee === 'share' && soldAgain !== undefined)
}

/** Confirmed seats of a date, and when they were booked there or moved to it. */
interface SoldSeats {
  seats: number
  since: Temporal.Instant
}

/** An order that was cancelled for the full price or a part of it, as long as its fee is not settled in another way. */
interface ChargedOrder {
  orderId: string
  seats: number
  cancelledAt: Temporal.Instant
}

/**
 * How many seats of cancelled orders with a fee were sold again, by order: as many as are sold or charged beyond the seats of the date, as far as they
 * were sold after the cancellation. Who cancelled first comes first (docs/rules/changes.md#a-cancelled-seat-that-is-sold-again).
 */
export function seatsSoldAgain(
  capacity: number,
  sold: readonly SoldSeats[],
  charged: readonly ChargedOrder[],
): Map<string, number> {
  let beyond = seatsOf([...sold, ...charged]) - capacity
  const again = new Map<string, number>()
  for (const { orderId, seats, cancelledAt } of charged.toSorted(byCancellation)) {
    const later = seatsOf(sold.filter(({ since }) => Temporal.Instant.compare(since, cancelledAt) > 0))
    const count = Math.min(seats, beyond, later)
    if (count <= 0) continue
    again.set(orderId, count)
    beyond -= count
  }
  return again
}

function byCancellation(one: ChargedOrder, other: ChargedOrder): number {
  return Temporal.Instant.compare(one.cancelledAt, other.cancelledAt)
}

function seatsOf(all: readonly { seats: number }[]): number {
  return all.reduce((sum, { seats }) => sum + seats, 0)
}

/** A number as people copy it: behind other words, in lower case, without hyphens or with others, in brackets. */
const copied =
  /^(?:[^\p{N}]*[\s.:#])?[^a-z\p{N}]*(?:(?<invoice>R-?)?(?<year>20\d{2})[\s\p{Pd}]{0,3}(?<value>\d{4,})|K-?(?<customer>\d{4,}))[^a-z\p{N}]*$/iu

/** The number that a text means, as it is written here; null for any other text. 'R-2026-0148' is an invoice, 'Nr. 20260148' the order 2026-0148. */
export function documentNumberIn(text: string): { kind: 'order' | 'invoice' | 'customer'; number: string } | null {
  const groups = copied.exec(text.normalize('NFKC').trim())?.groups
  if (!groups) return null
  if (groups.customer !== undefined) return { kind: 'customer', number: `K-${groups.customer}` }
  const number = `${groups.year}-${groups.value}`
  return groups.invoice === undefined ? { kind: 'order', number } : { kind: 'invoice', number: `R-${number}` }
}
