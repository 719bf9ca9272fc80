import { brokenLinks, listedContent } from '#content/broken-links.ts'
import { createLinkLook, type LinkLook } from '#content/link-look.ts'
import type { ContentSource } from '#content/ports/content.ts'
import type { Portion } from '#domain/export/table.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { PaymentProvider } from '#domain/payment/payment.ts'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { type BookSeatsCommand, type BookSeatsOutcome, bookSeats } from '#features/booking/book-seats.ts'
import { inOrderOfArrival } from '#features/booking/waitlist.ts'
import type { TestCheckout } from '#features/payment/ports.ts'
import type { DataProtection } from '#features/privacy/data-protection.ts'
import {
  type AddressPorts,
  canonicalUrl,
  createRedirectService,
  type RedirectService,
} from '#features/redirects/redirects.ts'
import { createSettingsOffice, type SettingsOffice, type SettingsPorts } from '#features/settings/settings-office.ts'
import type { SpamDefence } from '#features/spam/spam-defence.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'
import type { ServicePorts, Services } from './context.ts'

declare module '#features/context.ts' {
  /** What is made once and keeps something, or is chosen at the start. Everything else is a function that a page calls with `ports`. */
  interface Services {
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
    settings: SettingsOffice
    /** What of the site is real. The same as long as the program runs. */
    mode: SiteMode
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
}

/** What is made elsewhere and only passed on. */
export type Chosen = Pick<
  Services,
  | 'content'
  | 'calendarFile'
  | 'calendarFeed'
  | 'spamDefence'
  | 'invoicePdf'
  | 'invoiceXml'
  | 'testCheckout'
  | 'mode'
  | 'dataProtection'
  | 'spreadsheet'
> & {
  /** The content without what is kept of it, where that is something else. */
  unkept?: ContentSource
  /** The ids, of those given, of pictures that the library has; undefined without a library. */
  knownPictures?: ((ids: readonly string[]) => Promise<ReadonlySet<string>>) | undefined
}

export function createServices(
  ports: ServicePorts & SettingsPorts & Pick<AddressPorts, 'redirects'>,
  { unkept, knownPictures, ...chosen }: Chosen,
): Services {
  const { content } = chosen
  const { reads } = ports
  const now = () => ports.clock.now()
  const broken = (paths: readonly string[]) =>
    brokenLinks({ ...ports, content: listedContent(content), knownPictures }, paths, now())
  function payable(listed: ListedDate): ListedDate {
    const { date } = listed
    const isByCard = date.delivery !== 'self-paced' && date.payment === 'card'
    return isByCard && ports.checkout.provider === null ? { ...listed, notPayable: true } : listed
  }
  return {
    ...chosen,
    ports,
    now,
    paymentProvider: ports.checkout.provider,
    settings: createSettingsOffice(ports),
    bookSeats: inOrderOfArrival((command) => bookSeats(ports, command)),
    canonicalUrl: (path) => canonicalUrl({ ...ports, content }, path, now()),
    brokenLinks: broken,
    linkLook: createLinkLook(unkept ?? content, broken),
    redirects: createRedirectService({ ...ports, content }),
    workshopDates: async () => (await reads.workshopDates(now())).map(payable),
    datesEndingAfter: (instant, certification) => reads.datesEndingAfter(instant, certification),
    async workshopDate(slug) {
      const listed = await reads.workshopDate(slug, now())
      return listed && payable(listed)
    },
  }
}
