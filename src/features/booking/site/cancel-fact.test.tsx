import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { fl2dInVienna } from '#mails/parts/sample.ts'
import { type CancelView, cancelNow, useCancelFact } from './use-cancel-words.ts'

const terms = { freeDays: 30, partDays: 14, partPercent: 50 }
const at = (day: string) => Temporal.Instant.from(`${day}T09:31:00Z`)

function Fact({ cancel }: { cancel: CancelView }) {
  return useCancelFact()(cancel, 'Europe/Vienna')
}

function read(language: 'de' | 'en', cancel: CancelView | null): string {
  if (!cancel) throw new Error('cannot be booked')
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={language === 'de' ? german : english} timeZone="Europe/Vienna">
      <Fact cancel={cancel} />
    </IntlProvider>,
  )
}

const tentative = { ...fl2dInVienna, tentative: true }

// The workshop begins on 19 January 2027.
it.each([
  ['de', fl2dInVienna, '2026-11-21', terms, 'kostenlos bis einschließlich 20.\u00a0Dezember 2026'],
  ['en', fl2dInVienna, '2026-11-21', terms, 'free of charge up to and including December\u00a020, 2026'],
  [
    'de',
    fl2dInVienna,
    '2026-12-28',
    terms,
    'nicht mehr kostenlos: bis einschließlich 5.\u00a0Jänner 2027 50\u00a0% des Preises, danach',
  ],
  [
    'en',
    fl2dInVienna,
    '2026-12-28',
    terms,
    'no longer free of charge: 50% of the price up to and including January\u00a005, 2027',
  ],
  ['de', fl2dInVienna, '2027-01-10', defaultCancellation, 'nicht mehr kostenlos: der volle Preis bleibt zu zahlen'],
  ['en', fl2dInVienna, '2027-01-10', defaultCancellation, 'no longer free of charge: the full price is due'],
  [
    'de',
    tentative,
    '2026-11-21',
    terms,
    'kostenlos, solange der Termin vorläufig ist; sobald er bestätigt ist, bis einschließlich 20.\u00a0Dezember 2026',
  ],
  [
    'en',
    tentative,
    '2026-11-21',
    terms,
    'free of charge while the date is tentative; once it’s confirmed, up to and including December\u00a020, 2026',
  ],
  ['de', tentative, '2027-01-10', terms, 'kostenlos, solange der Termin vorläufig ist'],
  ['en', tentative, '2027-01-10', terms, 'free of charge while the date is tentative'],
] as const)('tells on the page of a date what cancelling costs (%#: %s)', (language, date, day, agreed, words) => {
  expect(read(language, cancelNow(date, at(day), agreed))).toContain(words)
})

it('has nothing to tell of a date that has begun', () => {
  expect(cancelNow(fl2dInVienna, at('2027-01-19'), terms)).toBeNull()
})
