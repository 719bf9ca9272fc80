import type { FailureReason, WorkKind } from '#domain/audit/actor.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import type { Cents } from '#domain/money.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'

/** Something that is no mail and that no further attempt will do. */
export interface FailedWork {
  /** Of the job; of a message to a webhook, its own. */
  id: string
  source: 'job' | 'delivery'
  kind: WorkKind
  at: Temporal.Instant
  why: FailureReason
  /** What it was for; null where it is for nothing in particular or that is gone. */
  about: WorkSubject | null
  /** False for a message to a webhook that is switched off. */
  mayTryAgain: boolean
}

export interface WorkSubject {
  kind: 'booking' | 'page' | 'post' | 'webhook'
  id: string
  /** Number of an order, title of a page, host of a webhook; null for a booking without a number. */
  name: string | null
}

/** Invoices that are not paid whole, and those of them whose day is past. */
export interface OutstandingInvoices {
  open: OutstandingSum
  overdue: OutstandingSum
}

export interface OutstandingSum {
  count: number
  /** What is still to come, gross. */
  sum: Cents
  /** Of the open ones the next day that one is due, of the overdue ones the day that the oldest was; null where there is none. */
  day: IsoDate | null
}

/** A booking that needs a decision about its money. */
export interface OpenBooking {
  orderId: string
  number: string
  /** Of the booker, empty where the data was erased. */
  name: string
  /** The amount to refund, or the net amount received. */
  amount: Cents
  date: LiveDate | null
}

/** A date that is still to come, with what has been sold. */
export interface SoldDate {
  date: LiveDate
  taken: number
  /** Seats whose booking is confirmed. */
  confirmed: number
  /** Net, of valid orders. */
  revenue: Cents
}
