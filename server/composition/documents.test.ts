import { expect, it } from 'vitest'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import { sampleMails } from '#mails/mails.ts'
import { calendarText } from '#mails/parts/calendar-text.ts'
import { fl2dInVienna } from '#mails/parts/sample.ts'
import { sampleInvoices } from '#tests/helpers/sample-invoices.ts'
import type { DocumentOrder } from '../../src/draw-documents.ts'
import { documentsOf } from './documents.ts'

provideMessages('de', german)

const own: SiteMode = { cards: 'live', mail: 'sent', world: 'own' }

it.each<[string, SiteMode, boolean]>([
  ['the demo world', { ...own, world: 'demo' }, true],
  ['cards that cost nothing', { ...own, cards: 'test' }, true],
  ['nothing made up', own, false],
])('marks each file as real or not: a site with %s', async (_, mode, isTrial) => {
  const orders: DocumentOrder[] = []
  const documents = documentsOf({
    // of the build, only the words of calendars are asked for
    bundle: async () => ({ entry: { module: { calendarText } } }) as never,
    maker: {
      async make(order) {
        orders.push(order)
        return new Uint8Array()
      },
      close: () => Promise.resolve(),
    },
    siteUrl: 'https://shop.example',
    organizer: { name: 'Flight Levels', email: 'hallo@flightlevels.example' },
    clock: { now: () => Temporal.Instant.from('2026-11-24T09:00:00Z') },
    settings: async () => defaultSettings,
    mode,
  })
  const [{ certificate, checkUrl }] = sampleMails.certificate
  await documents.invoicePdf(sampleInvoices.threeInVienna)
  await documents.invoiceXml(sampleInvoices.threeInVienna)
  await documents.certificatePdf(certificate, checkUrl)
  expect(orders).toMatchObject([
    { kind: 'invoice', isTrial },
    { kind: 'invoice-xml', isTrial },
    { kind: 'certificate', isTrial },
  ])
  const { content } = await documents.calendarFile(fl2dInVienna, 'de')
  expect(Buffer.from(content).toString().includes('SUMMARY:Nur ein Test: ')).toBe(isTrial)
})
