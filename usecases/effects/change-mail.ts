import type { Order } from '#domain/order/order.ts'
import type { Participant, Person } from '#domain/participant/participant.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Cancelling } from '../ports/cancelling.ts'
import type { BroughtInvoice } from './brought-invoice.ts'
import type { FromSite } from './from-site.ts'

/** Mails about what changes after a booking. */
export type ChangeMail =
  | OrderCancelledMail
  | BookingCancelledMail
  | ParticipantMail<'participant-cancelled'>
  | DateChangedMail
  | RoomChangedMail
  | OrderMovedMail
  | DateCalledOffMail
  | DateConfirmedMail

/** An order that was cancelled, and what is due all the same. */
export interface CancelledMail<K> extends FromSite, Omit<Cancelling, 'at'> {
  kind: K
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  at: Temporal.Instant
}

export interface OrderCancelledMail extends CancelledMail<'order-cancelled'> {
  /** Of the cancellation invoice that is attached; null where the invoice stays, or there was none. */
  invoiceNumber: string | null
  /** Whether the mail takes the date out of the booker’s own calendar. */
  inCalendar: boolean
  /** Whether somebody else took part and has heard of it. */
  othersTold: boolean
  /** How many vouchers somebody holds, to be blocked at the academy. */
  vouchersOut: number
}

/** To the office. */
export interface BookingCancelledMail extends CancelledMail<'booking-cancelled'> {
  /** Codes that have gone out already, to be taken back at the academy. */
  vouchers: readonly string[]
}

/** To one participant, without prices. */
export interface ParticipantMail<K> extends FromSite {
  kind: K
  order: Order
  date: LiveDate
  participant: Participant
}

export interface DateChangedMail extends ParticipantMail<'date-changed'> {
  /** Whether the seat went to another date; else the date itself has changed. */
  transferred: boolean
}

/** The video room as it is now. */
export interface RoomChangedMail extends FromSite {
  kind: 'room-changed'
  order: Order
  date: LiveDate
  /** Whom the mail is for: a participant, or a booker who stays at home. */
  person: Person
  roomUrl: string
}

export interface OrderMovedMail extends FromSite {
  kind: 'order-moved'
  order: Order
  /** As it is now. */
  date: LiveDate
  /** Whether the booker has wished for it; else it was the organiser. */
  wished: boolean
  orderUrl: string
}

export interface DateCalledOffMail extends FromSite {
  kind: 'date-called-off'
  order: Order
  date: LiveDate
  orderUrl: string
}

/** A tentative date takes place for certain. */
export interface DateConfirmedMail extends FromSite {
  kind: 'date-confirmed'
  order: Order
  date: LiveDate
  /** Whom the mail is for: the booker or a participant. */
  person: Person
  /** To the booker, where it was not issued before. */
  brought: BroughtInvoice | null
}
