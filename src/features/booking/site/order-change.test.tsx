import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import { quoteForFewer } from '#domain/order/change-order.ts'
import type { Order, OrderState } from '#domain/order/order.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { donauwerkOrder, fl2dInVienna, sample, sampleVouchers } from '#mails/parts/sample.ts'
import { OrderChange } from './change-order.tsx'
import { changeView } from './change-view.ts'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')

const terms = {
  all: [],
  tariff: defaultTariff,
  cancellation: defaultCancellation,
  invoices: [sample.invoice],
  vouchers: [],
}

function read(
  language: 'de' | 'en',
  all: ListedDate[],
  at = now,
  invoices = terms.invoices,
  {
    date = fl2dInVienna,
    vouchers = [],
    status = donauwerkOrder.status,
    order = donauwerkOrder,
  }: { date?: typeof fl2dInVienna; vouchers?: Voucher[]; status?: OrderState; order?: Order } = {},
): string {
  const view = changeView({ order: { ...order, status }, date }, { ...terms, all, invoices, vouchers }, language, at)
  if (!view) throw new Error('nothing can be changed')
  const page = <OrderChange view={view} participantsHref={`/${language}/participants/x`} />
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={language === 'de' ? german : english} timeZone="Europe/Vienna">
      <Stub />
    </IntlProvider>,
  )
}

it.each([
  ['de', 'Wien, Deutsch, noch vorläufig', 'Wien, Deutsch<'],
  ['en', 'Vienna, German, still tentative', 'Vienna, German<'],
] as const)('calls a tentative date so in the list of dates to move to (%s)', (language, tentative, certain) => {
  const dates = [true, false].map((isTentative) => ({
    date: { ...fl2dInVienna, slug: `tentative-${isTentative}`, tentative: isTentative },
    left: 12,
  }))
  const html = read(language, dates)
  expect(html).toContain(tentative)
  expect(html).toContain(certain)
})

it.each([
  ['de', 'keinen anderen Termin mit genug Plätzen', 'Umbuchen geht nur, solange du kostenlos stornieren kannst.'],
  ['en', 'no other date with enough seats', 'only move to another date as long as you can cancel free of charge.'],
] as const)('gives the reason where no other date is offered (%s)', (language, none, over) => {
  expect(read(language, [])).toContain(none)
  expect(read(language, [])).not.toContain(over)
  const late = Temporal.Instant.from('2027-01-18T09:31:00Z')
  expect(read(language, [], late)).toContain(over)
})

it('links to the details of the participants, where someone else takes a seat', () => {
  expect(read('en', [])).toContain('<a href="/en/participants/x">the participants’ details</a>')
})

it.each([
  ['de', 'die Rechnung wird storniert'],
  ['en', 'the invoice is cancelled'],
] as const)('speaks of an invoice only where there is one (%s)', (language, words) => {
  expect(read(language, [])).toContain(words)
  expect(read(language, [], now, [])).not.toContain(words)
})

it('offers to cancel each of several people, with what the order costs then', () => {
  const four = {
    ...donauwerkOrder,
    participants: [...donauwerkOrder.participants, ...donauwerkOrder.participants.slice(2)],
    quote: quoteForFewer(donauwerkOrder.quote, { participants: 4, introductions: 1 }),
  }
  const offers = (order: typeof donauwerkOrder) =>
    changeView({ order, date: fl2dInVienna }, terms, 'de', now)?.leave.map(({ name, gross }) => [name, gross])
  expect(offers(four)?.slice(0, 3)).toEqual([
    ['Sabine Wurzinger', 4870_80],
    ['Emre Yildiz', 4776_00],
    ['Dr. Lena Hofstätter', 4870_80],
  ])
  expect(offers({ ...donauwerkOrder, participants: donauwerkOrder.participants.slice(0, 1) })).toEqual([])
})

it.each([
  ['de', false, 'Das ist bis einschließlich 20.\u00a0Dezember 2026 kostenlos. Der Platz'],
  ['en', false, 'This is free of charge up to and including December\u00a020, 2026. The seat'],
  [
    'de',
    true,
    'solange der Termin vorläufig ist; sobald er bestätigt ist, bis einschließlich 20.\u00a0Dezember 2026. Der Platz',
  ],
  [
    'en',
    true,
    'while the date is tentative; once it’s confirmed, up to and including December\u00a020, 2026. The seat',
  ],
] as const)(
  'names the day until which a seat is cancelled for nothing (%s, tentative: %s)',
  (language, tentative, words) => {
    expect(read(language, [], now, terms.invoices, { date: { ...fl2dInVienna, tentative } })).toContain(words)
  },
)

it.each([
  ['de', 'Platz von Emre Yildiz stornieren', 'Emre Yildiz hat den Gutschein für die Flight Levels Introduction schon.'],
  ['en', 'Cancel the seat for Emre Yildiz', 'Emre Yildiz already has the voucher for the Flight Levels Introduction.'],
] as const)('leaves a seat whose voucher was sent to the office, and says so (%s)', (language, offer, words) => {
  const withVoucher = (handedOverAt: Temporal.Instant | null) => {
    const vouchers = sampleVouchers.slice(0, 1).map((one) => ({ ...one, participantId: 'p-emre', handedOverAt }))
    return read(language, [], now, terms.invoices, { vouchers })
  }
  expect(withVoucher(null)).toContain(offer)
  expect(withVoucher(null)).not.toContain(words)
  expect(withVoucher(now)).not.toContain(offer)
  expect(withVoucher(now)).toContain(words)
})

it.each([
  ['de', 'Hier lässt sich noch nichts ändern: Bestätige zuerst deine Bestellung', 'lässt sich hier nichts mehr ändern'],
  ['en', 'You can’t change anything here yet: please confirm your order first', 'here any more'],
] as const)(
  'says of an order whose address is not confirmed that nothing can be changed yet (%s)',
  (language, yet, anyMore) => {
    const unconfirmed = { state: 'awaiting-confirmation', until: now.add({ hours: 24 }) } as const
    expect(read(language, [], now, [], { status: unconfirmed })).toContain(yet)
    expect(read(language, [], now, [], { status: { state: 'expired' } })).toContain(anyMore)
  },
)

it.each([
  ['de', 'Alle Teilnehmenden bekommen sofort Bescheid'],
  ['en', 'All participants are told straight away'],
] as const)('announces a mail to participants only where they get one (%s)', (language, words) => {
  const until = now.add({ minutes: 20 })
  expect(read(language, [])).toContain(words)
  expect(read(language, [], now, [], { status: { state: 'awaiting-payment', until } })).not.toContain(words)
  expect(read(language, [], now, [], { date: { ...fl2dInVienna, calledOff: true } })).not.toContain(words)
})

it.each([
  ['de', 'musst das nicht zahlen'],
  ['en', 'you don’t have to pay this'],
] as const)(
  'leads a consumer who may withdraw past the cost of cancelling, and no company (%s)',
  (language, instead) => {
    const { company: _, vatId: __, ...home } = donauwerkOrder.invoice
    const at = Temporal.Instant.from('2026-11-21T09:31:00Z')
    const soon = at.add({ hours: 24 * 12 })
    const date = { ...fl2dInVienna, sessions: [{ startsAt: soon, endsAt: soon.add({ hours: 8 }) }] }
    const consumer = { ...donauwerkOrder, invoice: home, placedAt: at }
    const page = read(language, [], at, terms.invoices, { date, order: consumer })
    expect(page).toContain(instead)
    expect(page).toMatch(/href="#withdraw".*id="withdraw"/s)
    expect(read(language, [], at, terms.invoices, { date, order: { ...donauwerkOrder, placedAt: at } })).not.toContain(
      instead,
    )
    expect(read(language, [], at, terms.invoices, { order: consumer })).not.toContain(instead)
  },
)
