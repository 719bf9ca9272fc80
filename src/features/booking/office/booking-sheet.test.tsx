import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import { startOf } from '#domain/workshop/workshop-date.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import {
  donauwerkOrder,
  fl2dInVienna,
  sample,
  samplePackage,
  sampleTickets,
  sampleVouchers,
} from '#mails/parts/sample.ts'
import type { BookingFile } from '../booking-office.ts'
import { MoneyTable } from './booking.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingFacts, BookingPeople, BookingVouchers, SettlementNotice, WithdrawalNotice } from './booking-sheet.tsx'
import { type Agreed, bookingView } from './booking-view.ts'
import { canBeCorrected } from './dispatch-booking-action.ts'

const now = donauwerkOrder.placedAt
const agreed = { listed: [], tariff: defaultTariff, cancellation: defaultCancellation }

const empty: BookingFile = {
  id: 'b',
  order: null,
  registration: null,
  invoices: [],
  money: { payments: [], transfers: [], returns: [], disputes: [] },
  balance: { paid: 0, returned: 0, kept: 0 },
  vatCheck: null,
  vouchers: [],
  soldAgain: 0,
  withdrawal: null,
  mails: [],
  history: [],
  notes: [],
}

const ofOrder = (order: Order): BookingFile => ({ ...empty, id: order.id, order: { order, date: null } })

const confirmed: BookingFile = { ...empty, order: { order: donauwerkOrder, date: fl2dInVienna } }

/** Its people on the waitlist, which have no order yet. */
const waiting: BookingFile = {
  ...empty,
  registration: {
    registration: { id: 'b', seats: 3, status: { state: 'waiting', reason: 'full' }, registeredAt: now },
    date: fl2dInVienna,
    request: { ...donauwerkOrder, newsletter: false, declinesRegionalDiscount: false },
    participants: donauwerkOrder.participants,
    before: 0,
    orderId: null,
    tariff: defaultTariff,
  },
}

function read(file: BookingFile, language: Language, agreed: Agreed | null = null, at = now): string {
  const view = bookingView(file, agreed, at)
  if (!view) throw new Error('no such booking')
  const page = (
    <>
      <BookingFacts view={view} />
      <BookingPeople view={view} />
      <BookingVouchers vouchers={view.vouchers} />
      <WithdrawalNotice withdrawal={view.withdrawal} />
      {view.settlement && <SettlementNotice settlement={view.settlement} />}
      <MoneyTable view={view} />
      <BookingActions view={view} idempotencyKey="k" sent={null} countries={[]} today="2026-11-21" />
    </>
  )
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(
    <IntlProvider locale={language} timeZone="Europe/Vienna" messages={language === 'de' ? german : english}>
      <Stub />
    </IntlProvider>,
  )
}

it.each([
  ['a package by its name', samplePackage, 'Flight Levels NOW'],
  ['tickets by the code of the workshop', sampleTickets, 'FL2D'],
] as const)('names %s, and calls neither a date', (_, order, name) => {
  expect(read(ofOrder(order), 'de')).toMatch(new RegExp(`<dt[^>]*>Was</dt><dd[^>]*>${name}</dd>`))
  expect(read(ofOrder(order), 'en')).toMatch(new RegExp(`<dt[^>]*>What</dt><dd[^>]*>${name}</dd>`))
  expect(read(ofOrder(order), 'de')).not.toContain('>Termin<')
})

it.each([
  ['de', 'Würde kosten', 'Offen'],
  ['en', 'Would cost', 'Unpaid'],
] as const)(
  'says what a registration on the waitlist would cost, and that nothing of it is due (%s)',
  (language, would, open) => {
    expect(read(waiting, language)).toMatch(new RegExp(`<dt[^>]*>${would}</dt><dd[^>]*>[^<]*4[.,]870[.,]80`))
    expect(read(waiting, language)).not.toContain(`>${open}<`)
    expect(read(confirmed, language)).toContain(`>${open}<`)
    expect(bookingView(waiting, null, now)?.money.open).toBe(0)
  },
)

it.each([
  ['de', 'Noch offen sind', 'weil der Termin abgesagt ist', 'value="4870,80"'],
  ['en', 'is unpaid. Once', 'because the date is cancelled', 'value="4870.80"'],
] as const)('asks for no payment of a date that we have cancelled (%s)', (language, asks, asksNothing, amount) => {
  expect(read(confirmed, language)).toContain(asks)
  expect(read(confirmed, language)).toContain(amount)
  const html = read(
    { ...empty, order: { order: donauwerkOrder, date: { ...fl2dInVienna, calledOff: true } } },
    language,
  )
  expect(html).toContain(asksNothing)
  expect(html).not.toContain(asks)
  expect(html).not.toContain(amount)
})

it.each([
  ['de', 'Ein Widerruf ist offen', 'Eingegangen ist er am 21.'],
  ['en', 'A withdrawal is open', 'received on November 21'],
] as const)('says that a withdrawal was declared, and leads to it (%s)', (language, title, at) => {
  const html = read({ ...confirmed, withdrawal: { id: 'w', receivedAt: now } }, language)
  expect(html).toContain(title)
  expect(html.replaceAll('\u00a0', ' ')).toContain(at)
  expect(html).toContain('href="/office/withdrawals/w"')
  expect(read(confirmed, language)).not.toContain(title)
})

it.each([
  ['confirmed, before the workshop', confirmed, now, true],
  ['confirmed, of tickets', ofOrder(sampleTickets), now, true],
  ['once the workshop has started', confirmed, startOf(fl2dInVienna), false],
  [
    'cancelled by us',
    { ...empty, order: { order: donauwerkOrder, date: { ...fl2dInVienna, calledOff: true } } },
    now,
    false,
  ],
  ['on the waitlist', waiting, now, false],
])('gets another contact, and gets its form back with mistakes, only where it can: %s', (_, file, at, can) => {
  const view = bookingView(file, agreed, at)
  expect(view && canBeCorrected('booker', view)).toBe(can)
  expect(read(file, 'de', null, at).includes(`>${german.officeBookings.do.booker.title}<`)).toBe(can)
})

it.each(['de', 'en'] as const)(
  'corrects names alone once the workshop has started, of people whose data is there (%s)',
  (language) => {
    const title = language === 'de' ? german.officeBookings.do : english.officeBookings.do
    const started = startOf(fl2dInVienna)
    expect(read(confirmed, language)).toContain(`>${title.person.title}<`)
    expect(read(confirmed, language, null, started)).toContain(`>${title.name.title}<`)
    expect(read(confirmed, language, null, started)).not.toContain(`>${title.person.title}<`)
    const participants = donauwerkOrder.participants.map((person) => ({ ...person, lastName: '–', email: '' }))
    const erased = { ...empty, order: { order: { ...donauwerkOrder, participants }, date: fl2dInVienna } }
    expect(read(erased, language, null, started)).not.toContain(`>${title.name.title}<`)
  },
)

it.each([
  ['de', /Rechnung wird storniert|Rechnung stornieren/],
  ['en', /invoice is cancelled|cancel the invoice/],
] as const)('speaks of an invoice to cancel only where there is one (%s)', (language, words) => {
  expect(read({ ...confirmed, invoices: [sample.invoice] }, language)).toMatch(words)
  expect(read(confirmed, language)).not.toMatch(words)
})

it.each([
  [
    'de',
    'Die Daten dieser Person wurden am 13. Dezember 2029 gelöscht.',
    'Die Daten dieser Person wurden gelöscht.',
    'Daten gelöscht',
    'Deutschland',
  ],
  [
    'en',
    'This person’s data was erased on December 13, 2029.',
    'This person’s data was erased.',
    'Data erased',
    'Germany',
  ],
] as const)(
  'says that the data of the booker was erased and when, without empty lines (%s)',
  (language, when, unknown, name, country) => {
    const anonymous = { firstName: '', lastName: '–', email: '' }
    const erased = (erasedAt?: string): Order => ({
      ...donauwerkOrder,
      booker: { ...anonymous, erasedAt },
      invoice: { street: '', postalCode: '', city: '', country: 'DE' },
      participants: donauwerkOrder.participants.map((person) => ({ ...person, title: undefined, ...anonymous })),
    })
    const html = read(ofOrder(erased('2029-12-13T02:40:00Z')), language).replaceAll('\u00a0', ' ')
    expect(html).toContain(`<dd>${when}</dd>`)
    expect(html).toContain(`<dd>${country}</dd>`)
    expect(html).toContain(`<li>${name} </li>`)
    expect(html).not.toMatch(/mailto:|–,|, ,/)
    expect(read(ofOrder(erased()), language)).toContain(`<dd>${unknown}</dd>`)
  },
)

it('asks for the share of a cancelled booking before anything else, and for no payment until it is set', () => {
  const left = (due: number | null) =>
    read(
      ofOrder({
        ...donauwerkOrder,
        status: { state: 'cancelled' },
        cancelled: { way: 'withdrawal', fee: 'share', due },
      }),
      'de',
    )
  expect(left(null)).toMatch(/<details[^>]* open=""><summary>Betrag festlegen/)
  expect(left(null)).toContain('Wie viel zu zahlen bleibt, ist noch nicht festgelegt.')
  expect(left(null)).not.toContain('Noch offen sind')
  expect(left(600_00)).toMatch(/Noch offen sind €.600,00\./)
  expect(left(600_00)).toMatch(/<details[^>]*><summary>Betrag festlegen/)
})

it.each([
  ['de', 0, 'Sind sie wieder verkauft, steht das unter „Heute“.'],
  ['de', 1, 'Einer der Plätze ist wieder verkauft.'],
  ['de', 3, 'Alle 3 Plätze sind wieder verkauft.'],
  ['en', 0, '‘Today’ tells you when they’re sold again.'],
  ['en', 1, 'One of the seats has been sold again.'],
  ['en', 3, 'All 3 seats have been sold again.'],
] as const)(
  'says how many seats that were cancelled for a fee are sold again (%s, %i)',
  (language, soldAgain, words) => {
    const file = ofOrder({
      ...donauwerkOrder,
      status: { state: 'cancelled' },
      cancelled: { way: 'terms', fee: 'full', due: 487_080 },
    })
    const html = read({ ...file, soldAgain }, language)
    expect(html).toContain(words)
    expect(html).not.toMatch(
      soldAgain > 0
        ? /ist abgerechnet|noch zu zahlen<|is settled|still to be paid</
        : /<h2[^>]*>[^<]*(?:wieder verkauft|sold again)/,
    )
    expect(html).toMatch(
      soldAgain === 1
        ? /<details[^>]* open=""><summary>(?:Betrag festlegen|Set the fee)/
        : /<details[^>]*><summary>(?:Betrag festlegen|Set the fee)/,
    )
  },
)

describe('what stays to pay of a booking that the office cancels', () => {
  const cancelForm = (html: string) =>
    /name="intent" value="cancel".*?<\/form>/s
      .exec(html)?.[0]
      .replaceAll('\u00a0', ' ')
      .replaceAll(/<!-- -->/g, '')
  const halfDue = { ...agreed, cancellation: { freeDays: 90, partDays: 1, partPercent: 50 } }

  it.each([
    [
      'de',
      /bleiben jetzt 50 % des Preises zu zahlen: € 2.435,40\..*<option value="terms" selected="">€ 2.435,40, nach den Bedingungen</s,
    ],
    [
      'en',
      /50% of the price is due right now: €2,435.40\..*<option value="terms" selected="">€2,435.40, by the terms</s,
    ],
  ] as const)('offers the terms of the booking first, with their amount (%s)', (language, words) => {
    const form = cancelForm(read(confirmed, language, halfDue))
    expect(form).toMatch(words)
    expect(form).toContain('name="due" value="243540"')
    expect(form?.match(/<option value="\w*"/g)).toEqual(
      ['terms', 'none', 'full', 'share'].map((fee) => `<option value="${fee}"`),
    )
  })

  it('offers nothing twice, and no terms after the start', () => {
    const values = (html: string) =>
      [...(cancelForm(html) ?? '').matchAll(/<option value="(\w*)"/g)].map(([, fee]) => fee)
    expect(values(read(confirmed, 'de', agreed))).toEqual(['terms', 'full', 'share'])
    expect(values(read(confirmed, 'de', agreed, startOf(fl2dInVienna)))).toEqual(['', 'none', 'full', 'share'])
  })

  it.each([
    ['de', 'Solange der Termin vorläufig ist, ist Stornieren kostenlos.'],
    ['en', 'cancelling is free of charge while the date is tentative.'],
  ] as const)('asks nothing of a tentative date, and says so (%s)', (language, words) => {
    const form = cancelForm(
      read({ ...confirmed, order: { order: donauwerkOrder, date: sample.tentative } }, language, agreed),
    )
    expect(form).toContain(words)
    expect(form).toContain('<input type="hidden" name="fee" value="none"/>')
    expect(form).not.toContain('<select')
  })
})

it('says that nothing has been paid yet, instead of three times nothing', () => {
  expect(read(confirmed, 'de')).toContain('Bezahlt ist noch nichts.')
  const paid = { ...confirmed, balance: { paid: 100_00, returned: 0, kept: 100_00 } }
  expect(read(paid, 'de')).toMatch(/Bezahlt: €.100,00\. Zurückgezahlt: €.0,00\. Bleibt: €.100,00\./)
})

it.each([
  ['de', '€\u{A0}1.000,50 zurückzugeben'],
  ['en', '€1,000.50 to refund'],
] as const)('says how much came beyond the price, and not that nothing is outstanding (%s)', (language, words) => {
  const received = donauwerkOrder.quote.gross + 1000_50
  const surplus = { ...confirmed, balance: { paid: received, returned: 0, kept: received } }
  expect(read(surplus, language)).toContain(words)
  expect(read(surplus, language)).not.toMatch(/€.?0[.,]00<\/dd>/)
  expect(
    read(
      { ...confirmed, balance: { ...surplus.balance, returned: 1000_50, kept: donauwerkOrder.quote.gross } },
      language,
    ),
  ).not.toContain(words)
})

describe('dates to move to', () => {
  const there = { ...fl2dInVienna, id: 'there', slug: 'there' }
  const offered = (dates: (typeof there)[]) =>
    bookingView(confirmed, { ...agreed, listed: dates.map((date) => ({ date, left: 3 })) }, now)?.may

  it('are those that cost the same, and it says how many do not', () => {
    const dearer = { ...there, slug: 'dearer', price: 249_000 }
    const may = offered([fl2dInVienna, there, dearer, { ...there, slug: 'cancelled', calledOff: true }])
    expect(may?.moveTo.map(({ slug }) => slug)).toEqual(['there'])
    expect(may?.atOtherPrice).toBe(1)
  })

  it.each([
    ['de', ', Wien, Deutsch<', 'Ein weiterer Termin mit genug Plätzen fehlt in der Liste'],
    ['en', ', Vienna, German<', 'One more date has enough seats but isn’t in the list'],
  ] as const)('are told apart by language and place, and the missing ones are named (%s)', (language, label, note) => {
    const dearer = { ...there, slug: 'dearer', price: 249_000 }
    const listed = [there, dearer].map((date) => ({ date, left: 3 }))
    const html = read(confirmed, language, { ...agreed, listed })
    expect(html).toContain(label)
    expect(html).toContain(note)
  })
})

it.each([
  ['de', samplePackage, 'Personen</dt><dd[^>]*>7<', 'Plätze'],
  ['en', samplePackage, 'People</dt><dd[^>]*>7<', 'Seats'],
  ['de', sampleTickets, 'Tickets</dt><dd[^>]*>3<', 'Plätze'],
] as const)('counts what was ordered, which is no seats (%s)', (language, order, count, seats) => {
  expect(read(ofOrder(order), language)).toMatch(new RegExp(count))
  expect(read(ofOrder(order), language)).not.toContain(`>${seats}<`)
})

it.each([
  [
    'de',
    'Noch nicht verschickt',
    'Verschickt am 21. November 2026, einzulösen bis 28. November 2027',
    'nicht mehr gültig',
  ],
  ['en', 'Not sent yet', 'Sent on November 21, 2026, to be redeemed by November 28, 2027', 'no longer valid'],
] as const)('names each voucher with what became of it (%s)', (language, pending, sent, block) => {
  const [first, ...rest] = sampleVouchers
  if (!first) throw new Error('no voucher')
  const vouchers = [{ ...first, handedOverAt: now }, ...rest]
  const html = (order: Order) => read({ ...ofOrder(order), vouchers }, language).replaceAll('\u00a0', ' ')
  expect(html(sampleTickets)).toContain(first.code)
  expect(html(sampleTickets)).toContain(pending)
  expect(html(sampleTickets)).toContain(sent)
  expect(html(sampleTickets)).not.toContain(block)
  expect(html({ ...sampleTickets, status: { state: 'cancelled' } })).toContain(block)
})

it.each([
  ['a seat at the full price', donauwerkOrder, 'full', true],
  ['a seat at a part of it', donauwerkOrder, 'part', true],
  ['a seat for nothing', donauwerkOrder, 'none', false],
  ['tickets at the full price', sampleTickets, 'full', false],
] as const)('says what a seat costs that goes to the next in line, as its mail does: %s', (_, order, fee, says) => {
  const cancelled: Order = { ...order, status: { state: 'cancelled' }, cancelled: { way: 'terms', fee, due: 100_00 } }
  const file = { ...ofOrder(cancelled), balance: { paid: 400_00, returned: 0, kept: 400_00 } }
  expect(read(file, 'de').includes('Gehen Plätze an jemanden von der Warteliste')).toBe(says)
})

it('breaks the address of the booker after its @', () => {
  const [name, host] = donauwerkOrder.booker.email.split('@')
  expect(read(ofOrder(donauwerkOrder), 'de')).toContain(`${name}@<wbr/>${host}</a>`)
})
