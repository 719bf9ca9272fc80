import type { CertificateConsent } from '#domain/certificate/certificate.ts'
import type { Registration } from '#domain/registration/registration.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { LiveDate, WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { NamedParticipant, OrderWithDate } from '#features/booking/records.ts'
import type { ListPlace, LoggedAction } from '#platform/ports.ts'

/** Filters of dates. A missing one filters nothing. */
export interface DatesRange {
  endsAfter?: Temporal.Instant | undefined
  startsBefore?: Temporal.Instant | undefined
  certification?: CertificationSlug | undefined
  /** Words of kind, day, place and trainers. */
  text?: string | undefined
}

export interface PastDates {
  dates: DateSummary[]
  /** Where the next page begins; null on the last one. */
  next: ListPlace | null
}

export interface DateSummary {
  date: LiveDate
  /** Seats that are held now, for good or for a time. */
  taken: number
  /** Seats of confirmed bookings, which count towards the minimum. */
  confirmed: number
  /** Parties in line, and at a regional price that wait for the organiser. */
  waiting: number
  /** Parties with an open offer. */
  offered: number
}

export interface DateRecord extends DateSummary {
  /** In the order of coming. */
  parties: DateParty[]
  /** What the office has done to the date, newest first. */
  log: Omit<LoggedAction, 'number' | 'subject'>[]
}

export interface DateParty {
  registration: Registration
  booker: OrderWithDate['order']['booker']
  company: string | undefined
  order: { id: string; number: string } | null
  /** Whether Discover was booked, for all of them. */
  discover: boolean
  participants: Attendee[]
}

export interface Attendee extends NamedParticipant {
  /** Meals, as far as known. */
  meal: string | null
  /** When they agreed that we keep that. */
  mealConsentedAt: Temporal.Instant | null
  /** Null until recorded. */
  attended: boolean | null
  /** What they have answered to the question for a certificate, oldest first. */
  consents: CertificateConsent[]
  /** The code of their certificate; null when there is none. */
  certificateCode: string | null
}

export interface ListedDate {
  date: WorkshopDate
  /** It is paid by card, and no one takes cards. */
  notPayable?: boolean
  /** Seats that anyone may book: none while someone is in line for them; 0 for self-paced workshops. */
  left: number
  /** When what its page shows was last changed, free seats left out. */
  changedAt?: Temporal.Instant
}
