import type { Language } from '#domain/language.ts'
import { isOnTrial, type SiteMode } from '#domain/settings/site-mode.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { cancelledSequence, type LiveDate, publishedSequence } from '#domain/workshop/workshop-date.ts'
import type { Services } from '#features/context.ts'
import type { DispatchPorts } from '#features/jobs/dispatch-effect.ts'
import { type WorkshopCalendar, workshopIcs, workshopsIcs } from '#features/workshops/documents/workshop-ics.ts'
import type { Clock } from '#platform/ports.ts'
import type { DocumentMaker } from '../document-thread.ts'
import type { SiteBundle } from '../site-build.ts'

interface DocumentParts {
  /** Has the texts of calendar entries. */
  bundle: () => Promise<SiteBundle>
  maker: DocumentMaker
  siteUrl: string
  organizer: WorkshopCalendar['organizer']
  clock: Clock
  settings: () => Promise<SiteSettings>
  mode: SiteMode
}

type Documents = Pick<Services, 'calendarFeed' | 'invoicePdf' | 'invoiceXml'> & {
  certificatePdf: DispatchPorts['certificatePdf']
  calendarFile: DispatchPorts['calendarFile']
}

export function documentsOf({ bundle, maker, siteUrl, organizer, clock, settings, mode }: DocumentParts): Documents {
  const isTrial = isOnTrial(mode)

  async function calendarOf(
    date: LiveDate,
    language: Language,
    { room, takesOut }: { room?: string | undefined; takesOut?: number } = {},
  ): Promise<WorkshopCalendar> {
    const { calendarText } = (await bundle()).entry.module
    const url = `${siteUrl}${workshopHref(language, date)}`
    const cancelled = takesOut !== undefined
    const sequence = cancelled ? cancelledSequence(takesOut) : publishedSequence(date)
    const text = calendarText(date, language, { room, cancelled, isTrial })
    return { date, ...text, organizer, url, sequence, cancelled, stamp: clock.now() }
  }

  return {
    async calendarFile(date, language, as) {
      return workshopIcs(await calendarOf(date, language, as === 'with-room' ? { room: date.roomUrl } : as))
    },
    async calendarFeed(dates, language) {
      const source = `${siteUrl}/${language}/workshops.ics`
      const calendars = await Promise.all(dates.map((date) => calendarOf(date, language)))
      return workshopsIcs(calendars, { name: 'Flight Levels', source, filename: `workshops-${language}` })
    },
    async invoicePdf(invoice) {
      const content = await maker.make({ kind: 'invoice', invoice, isTrial })
      return { filename: `${invoice.number}.pdf`, contentType: 'application/pdf', content }
    },
    async invoiceXml(invoice) {
      const content = await maker.make({ kind: 'invoice-xml', invoice, isTrial })
      return { filename: `${invoice.number}.xml`, contentType: 'application/xml', content }
    },
    async certificatePdf({ issuedAt, ...certificate }, checkUrl) {
      const { name: issuer } = (await settings()).company
      const filename = `${certificate.certification}-${certificate.to}.pdf`
      const content = await maker.make({
        kind: 'certificate',
        certificate,
        issuedAt: issuedAt.toString(),
        checkUrl,
        issuer,
        isTrial,
      })
      return { filename, contentType: 'application/pdf', content }
    },
  }
}
