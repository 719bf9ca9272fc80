import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import type { NowWorkshop, Programme } from '../package/package.ts'
import type { Participant, Person } from '../participant/participant.ts'
import { openOf } from '../payment/payment.ts'
import type { Quote } from '../pricing/quote.ts'
import type { RegistrationState } from '../registration/registration.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import type { PaymentWay } from '../workshop/workshop-date.ts'

/** Who books and pays. May or may not take part. */
export interface Booker extends Person {
  phone?: string | undefined
  notes?: string | undefined
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
  /** Undefined when the buyer has none: a consumer, or a business without one. */
  vatId?: string | undefined
}

/** The state of an order: that of its registration, once it has become an order. */
export type OrderState = Exclude<RegistrationState, { state: 'waiting' | 'offered' }>

/** What was ordered. */
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

/** Flight Levels NOW or Realise for a number of people; paid by invoice. */
export interface PackageProduct {
  kind: 'package'
  programme: Programme
  people: number
  /** What the licences open; null for Realise, which brings the introduction along. */
  certification: NowWorkshop | null
}

/** What has no seats: no one waits for it, and it is never gone. */
export type SeatlessProduct = SelfPacedProduct | PackageProduct

/** A placed order with all that its confirmation shows (docs/product.md#order-confirmation). */
export interface Order {
  id: string
  /** Running, without gaps: 2026-0001. */
  number: string
  /** One per e-mail address: K-1001. */
  customerNumber: string
  placedAt: Temporal.Instant
  status: OrderState
  /** Only of a cancelled one, and of those only what was cancelled since this is kept. */
  cancelled?: Cancelled | undefined
  /** The language the booking was made in; mails and documents follow it. */
  language: Language
  product: OrderedProduct
  booker: Booker
  invoice: InvoiceAddress
  /** Of a live workshop, in the order given; the booker first, when taking part. No one for other products. */
  participants: (Participant & { id: string })[]
  quote: Quote
}

/**
 * The amount due of an order, gross: its price, and of a cancelled one what stays due (docs/rules/office-bookings.md). Of a share that is
 * not set yet up to all of it.
 */
export function amountDueOf({ status, cancelled, quote }: Pick<Order, 'status' | 'cancelled' | 'quote'>): Cents {
  if (status.state !== 'cancelled') return quote.gross
  return cancelled ? (cancelled.due ?? quote.gross) : 0
}

/** What has come of an order and what is still open, gross. */
export interface PartPaid {
  paid: Cents
  open: Cents
}

/** Null unless a part has come and a part is open: then the price, or nothing, says it all (docs/rules/invoice.md). */
export function partPaid(order: Pick<Order, 'status' | 'cancelled' | 'quote'>, paid: Cents): PartPaid | null {
  // The share is not set yet.
  if (order.cancelled?.due === null) return null
  const open = openOf(amountDueOf(order), paid)
  return paid > 0 && open > 0 ? { paid, open } : null
}

export type CancelWay = 'terms' | 'withdrawal' | 'organiser'

/** What is due all the same: nothing, the full price, a part of it under the terms, or the share that has taken place. */
export type CancelFee = 'none' | 'full' | 'part' | 'share'

/** How an order was cancelled, as it is kept with it. */
export interface Cancelled {
  way: CancelWay
  fee: CancelFee
  /** How much of the price a part is. */
  percent?: number | undefined
  /** What stays due of the price, gross; null for a share, which someone has to reckon. */
  due: Cents | null
}
