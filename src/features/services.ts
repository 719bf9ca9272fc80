import { brokenLinks, listedContent } from '#content/broken-links.ts'
import { createLinkLook } from '#content/link-look.ts'
import type { ContentSource } from '#content/ports/content.ts'
import { bookSeats } from '#features/booking/book-seats.ts'
import { inOrderOfArrival } from '#features/booking/waitlist.ts'
import { canonicalUrl } from '#features/redirects/canonical-url.ts'
import { createRedirectService } from '#features/redirects/redirects.ts'
import { createSettingsOffice, type SettingsPorts } from '#features/settings/settings-office.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import type { BookingService } from './booking/context.ts'
import type { ServicePorts } from './context.ts'
import type { ExportsService } from './exports/context.ts'
import type { InvoicingService } from './invoicing/context.ts'
import type { PaymentService } from './payment/context.ts'
import type { PrivacyService } from './privacy/context.ts'
import type { RedirectsService } from './redirects/context.ts'
import type { SettingsService } from './settings/context.ts'
import type { SpamDefence } from './spam/spam-defence.ts'
import type { WorkshopsService } from './workshops/context.ts'

/**
 * What the program makes once and keeps something of its own: a line of bookings, the settings of now, what links were found broken; and what is
 * chosen at the start, as the documents. Everything else is a function that a page calls with `ports`.
 */
export interface Services
  extends BookingService,
    WorkshopsService,
    PaymentService,
    InvoicingService,
    SettingsService,
    PrivacyService,
    RedirectsService,
    ExportsService {
  content: ContentSource
  spamDefence: SpamDefence
  now(): Temporal.Instant
  ports: ServicePorts
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
}

export function createServices(ports: ServicePorts & SettingsPorts, { unkept, ...chosen }: Chosen): Services {
  const { content } = chosen
  const { reads } = ports
  const now = () => ports.clock.now()
  const broken = (paths: readonly string[]) => brokenLinks({ ...ports, content: listedContent(content) }, paths, now())
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
