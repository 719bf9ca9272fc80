import { createContext } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'

/** What pages and screens can ask of workshops. */
export interface WorkshopsService {
  /** Workshop dates that are not over, with their free seats, in order of start; self-paced ones last. */
  workshopDates(): Promise<ListedDate[]>
  /** Live dates that end later than an instant, of one certification or of all, in order of start. */
  datesEndingAfter(instant: Temporal.Instant, certification?: CertificationSlug): Promise<LiveDate[]>
  /** Any date, also one that is over. */
  workshopDate(slug: string): Promise<ListedDate | null>
  /** A live workshop as a calendar file, in the given language. */
  calendarFile(date: LiveDate, language: Language): Promise<MailAttachment>
  /** These live workshops as one calendar to subscribe to, in the given language. */
  calendarFeed(dates: readonly LiveDate[], language: Language): Promise<MailAttachment>
}

export const workshopsContext = createContext<WorkshopsService>()
