import { createContext } from 'react-router'
import type { LinkLook } from '#content/link-look.ts'
import type { ContentSource } from '#content/ports/content.ts'
import type { Portion } from '#domain/export/table.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { PaymentProvider } from '#domain/payment/payment.ts'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'
import type { BookSeatsCommand, BookSeatsOutcome } from './booking/book-seats.ts'
import type { OfficePorts } from './booking/ordering-ports.ts'
import type { StartCheckoutPorts, TestCheckout } from './payment/ports.ts'
import type { DataProtection } from './privacy/data-protection.ts'
import type { RedirectService } from './redirects/redirects.ts'
import type { SettingsOffice } from './settings/settings-office.ts'
import type { SpamDefence } from './spam/spam-defence.ts'
import type { ListedDate } from './workshops/records.ts'

/** What pages and screens call services and read stores with: a page after its link or form has been judged, a screen after the guard of its route. */
export type ServicePorts = OfficePorts & StartCheckoutPorts

export const servicePortsContext = createContext<ServicePorts>()

/**
 * What the program makes once and keeps something of its own: a line of bookings, the settings of now, what links were found broken; and what is
 * chosen at the start, as the documents. Everything else is a function that a page calls with `ports`.
 */
export interface Services {
  content: ContentSource
  spamDefence: SpamDefence
  now(): Temporal.Instant
  ports: ServicePorts
  /** In the order of arrival (waitlist.ts). */
  bookSeats(command: BookSeatsCommand): Promise<BookSeatsOutcome>
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
  /** Null where no one takes cards. */
  paymentProvider: PaymentProvider | null
  /** Null unless the test checkout is in use. */
  testCheckout: TestCheckout | null
  /** An invoice as a PDF in its own language, with its data inside. */
  invoicePdf(invoice: Invoice): Promise<MailAttachment>
  /** An invoice as XRechnung. */
  invoiceXml(invoice: Invoice): Promise<MailAttachment>
  /** What the company has set for itself. */
  settings: SettingsOffice
  /** What of the site is real. The same as long as the program runs. */
  mode: SiteMode
  /** What the office does for data protection. */
  dataProtection: DataProtection
  redirects: RedirectService
  /** The final path for a path that is untidy, moved or in the wrong language; null when it is the right one. */
  canonicalUrl(path: string): Promise<string | null>
  /** Those of some paths of the site at which visitors would find nothing. */
  brokenLinks(paths: readonly string[]): Promise<string[]>
  /** What published pages and posts lead to that is not there. */
  linkLook: LinkLook
  /** A table as a workbook. */
  spreadsheet(headings: readonly string[], portions: AsyncIterable<Portion>): AsyncGenerator<Uint8Array<ArrayBuffer>>
}

export const servicesContext = createContext<Services>()
