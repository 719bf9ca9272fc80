import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { samplePackage, sampleTickets } from '#mails/parts/sample.ts'
import { BookingFacts } from './booking-sheet.tsx'
import { bookingView } from './booking-view.ts'

function read(order: Order, language: Language): string {
  const file = {
    id: order.id,
    order: { order, date: null },
    registration: null,
    invoices: [],
    money: { payments: [], transfers: [], returns: [], disputes: [] },
    balance: { paid: 0, returned: 0, kept: 0 },
    vatCheck: null,
    mails: [],
    history: [],
    notes: [],
  }
  const view = bookingView(file, [], order.placedAt)
  return renderToStaticMarkup(
    <IntlProvider locale={language} timeZone="Europe/Vienna" messages={language === 'de' ? german : english}>
      {view && <BookingFacts view={view} />}
    </IntlProvider>,
  )
}

it.each([
  ['a package by its name', samplePackage, 'Flight Levels NOW'],
  ['tickets by the code of the workshop', sampleTickets, 'FL2D'],
] as const)('names %s, and calls neither a date', (_, order, name) => {
  expect(read(order, 'de')).toMatch(new RegExp(`<dt[^>]*>Was</dt><dd[^>]*>${name}</dd>`))
  expect(read(order, 'en')).toMatch(new RegExp(`<dt[^>]*>What</dt><dd[^>]*>${name}</dd>`))
  expect(read(order, 'de')).not.toContain('>Termin<')
})
