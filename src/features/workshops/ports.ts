import type { CertificateConsent } from '#domain/certificate/certificate.ts'
import type { Cents } from '#domain/money.ts'
import type { Registration } from '#domain/registration/registration.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { TrainerAccount } from '#domain/workshop/date-series.ts'
import type { LiveDate, WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { NamedParticipant, OrderWithDate } from '#features/booking/ports.ts'
import type { ListPlace, LoggedAction } from '#platform/ports.ts'

/** Workshop dates as the office changes them, inside a transaction. */
export interface DateStores {
  /** Slugs that are taken. */
  slugs(): Promise<ReadonlySet<string>>
  /** The slug of a date by its id; null when there is none. */
  slugOf(dateId: string): Promise<string | null>
  /** Sets what a ticket of a workshop costs, in whichever language it is sold. */
  priceTickets(certification: CertificationSlug, price: Cents): Promise<void>
  /** Keeps who was there and who was not. */
  noteAttendance(attendance: ReadonlyMap<string, boolean>, at: Temporal.Instant): Promise<void>
}

/** Workshop dates as the office sees them. */
export interface DateReads {
  /** Live dates in order of start, over ones too. */
  summaries(now: Temporal.Instant, range?: DatesRange): Promise<DateSummary[]>
  /** A page of the dates that are over, the latest end first. */
  past(now: Temporal.Instant, certification: CertificationSlug | undefined, after: ListPlace | null): Promise<PastDates>
  /** Names of the trainers of dates. */
  trainers(): Promise<string[]>
  /** Accounts whose role is to teach, and those that a date has chosen; by name. */
  trainerAccounts(): Promise<TrainerAccount[]>
  /**
   * Dates to choose from in a filter, in order of start, self-paced ones last: those to come and those that are over, so many of each that are
   * nearest, and the one that is chosen.
   */
  choices(now: Temporal.Instant, chosen?: string): Promise<WorkshopDate[]>
  /** A live date by its id or its slug; null when there is none. */
  record(idOrSlug: string, now: Temporal.Instant): Promise<DateRecord | null>
}

/** Filters of dates. A missing one filters nothing. */
export interface DatesRange {
  endsAfter?: Temporal.Instant | undefined
  startsBefore?: Temporal.Instant | undefined
  certification?: CertificationSlug | undefined
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
  /** Seats of confirmed bookings: what the minimum is held against. */
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

/** One registration with its people. */
export interface DateParty {
  registration: Registration
  booker: OrderWithDate['order']['booker']
  company: string | undefined
  order: { id: string; number: string } | null
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

/** Workshop dates inside one transaction. */
export interface WorkshopDateStores {
  /** Locks the row of a workshop date until the transaction ends. Null when there is none. */
  lockWorkshopDate(slug: string): Promise<WorkshopDate | null>
  hasWorkshopDates(): Promise<boolean>
  addWorkshopDate(date: WorkshopDate): Promise<void>
  /** Of a locked date: its times, place, seats and whether it takes place. */
  changeWorkshopDate(date: LiveDate): Promise<void>
}
