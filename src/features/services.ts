import { brokenLinks, listedContent } from '#content/broken-links.ts'
import { createLinkLook } from '#content/link-look.ts'
import type { ContentSource } from '#content/ports/content.ts'
import { bookSeats } from '#features/booking/book-seats.ts'
import { inOrderOfArrival } from '#features/booking/waitlist.ts'
import { canonicalUrl } from '#features/redirects/canonical-url.ts'
import { createRedirectService } from '#features/redirects/redirects.ts'
import { createSettingsOffice, type SettingsPorts } from '#features/settings/settings-office.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import type { ServicePorts, Services } from './context.ts'

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
  ports: ServicePorts & SettingsPorts,
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
