import type { Cents } from '#domain/money.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'

/** What needs a hand in the office now. */
export interface Today {
  /** Registrations that wait for the office to offer a regional price. */
  regionalWaiting: number
  /** Offers that end within a day without an answer. */
  offersEnding: number
  /** Orders whose time to pay by card runs. */
  paymentsOpen: number
  /** Money that is to go back and has not yet. */
  refundsDue: number
  commentsWaiting: number
  /** Since a week. */
  messages: number
  /** Effects, such as mails, that were given up after all attempts. */
  failedEffects: number
  /** Dates to come that are not called off, in order of start. */
  dates: TodayDate[]
}

export interface TodayDate {
  id: string
  slug: string
  certification: CertificationSlug
  /** ISO instant. */
  startsAt: string
  /** IANA name. */
  zone: string
  seats: number
  seatsTaken: number
  /** Parties on the waitlist. */
  waiting: number
  /** Net, of confirmed orders. */
  revenue: Cents
}
