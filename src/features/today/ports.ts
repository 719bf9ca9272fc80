import type { WhyItFailed, WorkKind } from '#domain/audit/actor.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import type { Cents } from '#domain/money.ts'
import type { WaitReason } from '#domain/registration/registration.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { CountedFailures } from '#features/members/ports.ts'
import type { Effect } from '#platform/ports.ts'

/** Something that is no mail and that no further attempt will do. */
export interface FailedWork {
  /** Of the job; of a message to a webhook, its own. */
  id: string
  source: 'job' | 'delivery'
  kind: WorkKind
  at: Temporal.Instant
  why: WhyItFailed
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

/** A job that was given up, inside a transaction. */
export interface FailedJobStores {
  /** Locked until the transaction ends; null for one that is not there or waits for its next attempt already. */
  lock(id: string): Promise<{ kind: string; effect: Effect | null } | null>
  /** One more attempt of a locked one, at once. */
  tryAgain(id: string): Promise<void>
}

/** A party that waits for the office or for its own answer. */
export interface WaitingParty {
  registrationId: string
  date: LiveDate
  /** Who registered. */
  name: string
  seats: number
}

export interface OpenOffer extends WaitingParty {
  endsAt: Temporal.Instant
}

export interface OpenPayment {
  orderId: string
  number: string
  name: string
  gross: Cents
  /** Until when the seats are held for it; null for what has none. */
  payUntil: Temporal.Instant | null
}

/** A declaration of withdrawal that no one has carried out. */
export interface OpenWithdrawal {
  id: string
  /** As they were typed. */
  name: string
  orderNumber: string
  receivedAt: Temporal.Instant
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
  name: string
  /** What is to be given back, or what is with us. */
  amount: Cents
  date: LiveDate | null
}

/** A mail that no further attempt will send. */
export interface GivenUp {
  id: string
  /** Which kind of effect, such as 'invitation'. */
  kind: string
  at: Temporal.Instant
}

export interface WaitingComment {
  id: string
  name: string
  postTitle: string
  isSuspected: boolean
  writtenAt: Temporal.Instant
}

export interface WaitingMessage {
  id: string
  name: string
  company: string | null
  isSuspected: boolean
  sentAt: Temporal.Instant
}

/** A date that is still to come, with what has been sold. */
export interface SoldDate {
  date: LiveDate
  taken: number
  /** Seats whose booking is confirmed. */
  confirmed: number
  /** Net, of orders that hold. */
  revenue: Cents
}

/** What the office looks at first. Each list is in the order of urgency, limited to fifty. */
export interface TodayReads {
  /** Seats that are offered, the one that ends first on top. */
  offers(now: Temporal.Instant): Promise<OpenOffer[]>
  waiting(reason: WaitReason): Promise<WaitingParty[]>
  payments(): Promise<OpenPayment[]>
  /** The oldest on top. */
  withdrawals(): Promise<OpenWithdrawal[]>
  /** Overdue is what was due before this day. */
  outstanding(today: IsoDate): Promise<OutstandingInvoices>
  /** What was cancelled or has expired and has money with us that is not ours, the oldest on top. */
  toReturn(): Promise<OpenBooking[]>
  /** Bookings of dates that were called off, without a choice between another date and the money yet. */
  calledOff(): Promise<OpenBooking[]>
  failedSignIns(since: Temporal.Instant): Promise<CountedFailures[]>
  /** Payments that their banks take back or ask about, the oldest on top. */
  disputes(): Promise<OpenBooking[]>
  /** Returns that the bank has sent back, as long as nothing was given back since. */
  failedReturns(): Promise<OpenBooking[]>
  /** Returns that someone made at the provider, as long as no note of the booking says since what they are for. */
  partReturns(): Promise<OpenBooking[]>
  givenUp(): Promise<GivenUp[]>
  /** Of these kinds, the last on top; without what has come to pass in another way since. */
  failedWork(kinds: readonly WorkKind[]): Promise<FailedWork[]>
  comments(): Promise<WaitingComment[]>
  /** That no one has answered yet, the oldest on top; what may be spam comes last. */
  messages(): Promise<WaitingMessage[]>
  /** In order of start. */
  soldDates(now: Temporal.Instant): Promise<SoldDate[]>
}
