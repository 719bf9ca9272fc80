import type { ShownActor } from '#domain/audit/actor.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { Actor } from '#domain/office/member.ts'
import type { WithdrawalEnd } from '#domain/order/cancellation.ts'
import type { Cancelled, Order, SeatlessProduct } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import type { RegistrationRequest } from '#domain/registration/changes.ts'
import type { Registration, RegistrationState, StateName } from '#domain/registration/registration.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Checkout } from '#features/payment/ports.ts'
import type { CreatePorts, Reads } from '#platform/ports.ts'

/** What the office lists: everything that is asked for has to be so. */
export interface BookingSearch {
  /** Words of names, addresses, companies and numbers, or their beginnings. */
  text?: string | undefined
  /** `called-off`: confirmed, and the date was called off, so that the booker has to choose. */
  state?: StateName | 'called-off' | undefined
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined
  /** Slug of a workshop date. */
  workshop?: string | undefined
  /** What has an invoice that is not paid whole: all of it, or what was due before a day; what is to be given back; or has a share to set. */
  outstanding?: 'open' | 'return' | 'share' | { dueBefore: IsoDate } | undefined
  /** First and last day of booking, in Vienna: '2026-11-21'. */
  from?: string | undefined
  to?: string | undefined
}

export interface ListedBooking {
  id: string
  orderId: string | null
  number: string | null
  at: Temporal.Instant
  state: StateName
  booker: { firstName: string; lastName: string; email: string }
  company: string | null
  country: string | null
  seats: number
  /** Gross; null as long as nothing is agreed. */
  gross: Cents | null
  /** What is outstanding; of a cancelled order what stays due and was not received. Null for nothing. */
  open: Cents | null
  /** By when that is to be paid, where there is an invoice over it. */
  dueOn: IsoDate | null
  /** What is to be given back of what was cancelled or has expired; null where nothing is. */
  toReturn: Cents | null
  /** Confirmed for a date that we have called off. */
  isCalledOff: boolean
  workshop: {
    slug: string
    certification: string
    startsAt: Temporal.Instant | null
    city: string | null
    /** Put on sale as tentative and neither confirmed nor called off since. */
    isTentative: boolean
  } | null
  /** What was ordered without a date. */
  product: SeatlessProduct | null
}

export interface BookingNote<By = ShownActor> {
  id: string
  bookingId: string
  text: string
  writtenAt: Temporal.Instant
  writtenBy: By
}

/** How an order was cancelled, for its mails. */
export interface Cancelling extends Pick<Cancelled, 'way' | 'fee'> {
  /** How much of the price a part is. */
  percent?: number
  /** ISO instant: what the receipt names. */
  at: string
}

export interface OrderWithDate {
  order: Order
  /** The date of a live workshop; null for other products. */
  date: LiveDate | null
}

export interface Withdrawal {
  id: string
  receivedAt: Temporal.Instant
  language: Language
  name: string
  email: string
  orderNumber: string
  message: string | null
  /** The order that name, number and address belong to; null when the office has to look for it. */
  orderId: string | null
  /** Null as long as it is open. */
  end: Omit<EndOfWithdrawal, 'by'> | null
}

export interface EndOfWithdrawal {
  how: WithdrawalEnd
  at: Temporal.Instant
  by: Actor
}

export type NamedParticipant = Participant & { id: string }

export interface NewRegistration {
  id: string
  workshopDateId: string
  status: RegistrationState
  registeredAt: Temporal.Instant
  participants: NamedParticipant[]
  /** What is asked for as long as there is no order; null when there is one from the start. */
  waiting: { request: RegistrationRequest; idempotencyKey: string } | null
}

export interface WaitingParty {
  request: RegistrationRequest
  participants: NamedParticipant[]
}

/** A registration from the waitlist as its page shows it (docs/product.md#waitlist). */
export interface RegistrationWithDate {
  registration: Registration
  date: LiveDate
  /** From the request, or from the order that it has become. */
  request: RegistrationRequest
  participants: NamedParticipant[]
  /** How many parties are before it in the line, 0 for the first; null when it is in no line. */
  before: number | null
  orderId: string | null
  /** With the prices at its registration. */
  tariff: Tariff
}

export interface NewOrder extends Order {
  idempotencyKey: string
  newsletter: boolean
}

/** What a form has made: an order, or a registration that waits. */
export interface PlacedKind {
  kind: 'order' | 'registration'
  id: string
}

/** Where it matters whether cards are taken. */
export interface SellingPorts extends CreatePorts {
  checkout: Pick<Checkout, 'provider'>
}

/** What the office’s screens and the API call services and read stores with, after the guard of their route has let the member or the key in. */
export interface OfficePorts extends SellingPorts {
  reads: Reads
}

/** Who of the office does it, why, and the form that it came from: the same form sent twice does it once. */
export interface MemberAction {
  idempotencyKey: string
  actor: Actor
  /** Asked for where money or seats move without the booker's request. */
  reason?: string | undefined
}
