import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import type { SeatlessProduct } from '#domain/order/order.ts'
import type { ListedBooking } from '#features/booking/records.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { BookingRows, bookingRow } from './booking-rows.tsx'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')
const workshop = {
  slug: 'fl2d-wels-2027-01-19',
  certification: 'fl2d',
  startsAt: Temporal.Instant.from('2027-01-19T08:00:00Z'),
  city: 'Wels',
  isTentative: true,
}
const booking: ListedBooking = {
  id: 'r-1',
  orderId: 'o-1',
  number: '2026-0001',
  at: now,
  state: 'confirmed',
  booker: { firstName: 'Ana', lastName: 'Costa', email: 'ana.costa@festwerk.example' },
  company: 'Festwerk GmbH',
  country: 'AT',
  seats: 1,
  gross: 238_800,
  open: 238_800,
  dueOn: null,
  toReturn: null,
  isCalledOff: false,
  workshop,
  product: null,
}

function read(listed: ListedBooking, language: 'de' | 'en' = 'de', at = now): string {
  return renderToStaticMarkup(
    <IntlProvider locale={language} timeZone="Europe/Vienna" messages={language === 'de' ? german : english}>
      <BookingRows rows={[bookingRow(listed, at)]} />
    </IntlProvider>,
  )
}

it('marks a booking of a tentative date', () => {
  expect(read(booking)).toContain('Vorläufig')
  expect(read(booking, 'en')).toContain('Tentative')
})

it.each([
  ['certain', { ...booking, workshop: { ...workshop, isTentative: false } }, now],
  ['under way', booking, workshop.startsAt],
])('does not mark a date that is %s', (_, listed, at) => {
  expect(read(listed, 'de', at)).not.toContain('Vorläufig')
})

it.each<[string, SeatlessProduct, string, string]>([
  [
    'a package',
    { kind: 'package', programme: 'now', people: 4, certification: 'flsa' },
    'Flight Levels NOW, Paket',
    'Flight Levels NOW, package',
  ],
  [
    'tickets',
    { kind: 'self-paced', certification: 'fl2d', tickets: 2, payment: 'card' },
    'FL2D, im eigenen Tempo',
    'FL2D, self-paced',
  ],
])('names %s where it has no date', (_, product, inGerman, inEnglish) => {
  const listed = { ...booking, workshop: null, product }
  expect(read(listed)).toContain(inGerman)
  expect(read(listed, 'en')).toContain(inEnglish)
})

it.each([
  ['de', '>2026-0001 · Daten gelöscht</a>'],
  ['en', '>2026-0001 · Data erased</a>'],
] as const)('says in place of a name that the data was erased (%s)', (language, head) => {
  const html = read({ ...booking, booker: { firstName: '', lastName: '–', email: '' }, company: null }, language)
  expect(html).toContain(head)
  expect(html).not.toContain('–')
})
