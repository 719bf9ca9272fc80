import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { seller } from '#domain/company.ts'
import { cancellationOf, invoiceOf } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import type { Cancelled, Order } from '#domain/order/order.ts'
import { transferCode } from '#domain/payment/bank-transfer.ts'
import type { OrderMoney } from '#domain/payment/payment.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { openDeclaration } from '#features/booking/behind-link.ts'
import { PurchaseConfirmation } from '#features/tickets/site/purchase-confirmation.tsx'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import {
  donauwerkOrder,
  fl2dInVienna,
  flsaOnline,
  harbourlineOrder,
  samplePackage,
  sampleTickets,
  sampleVouchers,
} from '#mails/parts/sample.ts'
import { withDiscover } from '#tests/helpers/with-discover.ts'
import { qrPath } from '#ui/qr-path.ts'
import { OrderConfirmation } from './order-confirmation.tsx'
import { orderView } from './order-view.ts'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')
const href = '/de/order/Zk3uVb9sQy7wR1tXo5mNdA'

/** The page of a confirmed order. */
function markup(
  order: Order,
  date: LiveDate | null,
  language: Language,
  issued: 'one' | 'awaited' | 'annulled' | 'none' = 'one',
  {
    at = now,
    money,
    declared = null,
    seatCancelled,
    vouchers = date || issued === 'awaited' ? [] : sampleVouchers,
  }: {
    at?: Temporal.Instant
    money?: OrderMoney
    declared?: Declared
    seatCancelled?: boolean
    vouchers?: Voucher[]
  } = {},
): string {
  const invoice = invoiceOf(order, { number: 'R-2026-0148', now, date, paid: false, seller, daysToPay: 14 })
  const annulled = [invoice, cancellationOf(invoice, { number: 'R-2026-0149', now })]
  const invoices = { one: [invoice], awaited: [invoice], annulled, none: [] }[issued]
  const view = orderView(
    { order, date, cancellation: defaultCancellation, invoices, vouchers, declared, ...(money && { money }) },
    language,
    at,
  )
  const page: ReactElement = view.purchase ? (
    <PurchaseConfirmation view={view} purchase={view.purchase} href={href} />
  ) : (
    <OrderConfirmation
      view={view}
      href={href}
      participantsHref="/de/participants/x"
      {...(seatCancelled && { seatCancelled })}
    />
  )
  return renderToStaticMarkup(
    <IntlProvider
      locale={language}
      messages={language === 'de' ? german : english}
      timeZone="Europe/Vienna"
      now={new Date(now.epochMilliseconds)}
    >
      <MemoryRouter>{page}</MemoryRouter>
    </IntlProvider>,
  )
}

/** Its text: without markup, with ordinary spaces. */
function read(...of: Parameters<typeof markup>): string {
  return markup(...of)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('&amp;', '&')
}

type Declared = Awaited<ReturnType<typeof openDeclaration>>

it.each([
  ['de', null, 'Dein Widerruf ist eingegangen', 'Noch ist nichts storniert'],
  ['en', null, 'We’ve received your withdrawal', 'Nothing has been cancelled yet'],
  ['de', 'business', 'Dein Widerruf ist eingegangen', 'Wir sehen ihn uns selbst an'],
  ['en', 'voucher-out', 'We’ve received your withdrawal', 'We’ll look at it ourselves'],
  ['de', 'charged', 'Dein Widerruf ist eingegangen', 'Wir sehen ihn uns selbst an'],
] as const)('says in %s that a withdrawal was declared (%s), and what comes next', (language, refusal, title, next) => {
  const text = read(donauwerkOrder, fl2dInVienna, language, 'one', { declared: { receivedAt: now, refusal } })
  expect(text).toContain(title)
  expect(text).toContain(next)
  expect(text).toContain('10:31')
})

it('says nothing of a withdrawal that was declared after the order had ended at no cost', () => {
  const declared = { receivedAt: now, refusal: 'not-open' } as const
  expect(read(donauwerkOrder, fl2dInVienna, 'de', 'one', { declared })).not.toContain('Widerruf ist eingegangen')
})

/** The labels of an order confirmation (docs/product.md#order-confirmation), as each page words them. */
const fields = [
  'date',
  'order number',
  'customer number',
  'invoice',
  'products',
  'net price',
  'VAT rate',
  'total',
] as const
type Shown = Record<(typeof fields)[number], string>

/** What the orders of Donauwerk have in common. */
const numbers = {
  date: 'Datum 21. November 2026',
  'order number': 'Bestellnummer 2026-0148',
  'customer number': 'Kundennummer K-1042',
  invoice: 'R-2026-0148',
  'VAT rate': '20 %',
}

const pages: [string, Order, LiveDate | null, Language, Shown][] = [
  [
    'Donauwerk’s three seats in Vienna',
    donauwerkOrder,
    fl2dInVienna,
    'de',
    {
      ...numbers,
      products: 'Flight Level 2 Design',
      'net price': 'Netto € 4.059,00',
      total: '€ 4.870,80',
    },
  ],
  [
    'a seat of an Irish company, which owes the VAT itself',
    harbourlineOrder,
    flsaOnline,
    'en',
    {
      date: 'Date November 23, 2026',
      'order number': 'Order number 2026-0149',
      'customer number': 'Customer number K-1043',
      invoice: 'R-2026-0148',
      products: 'Flight Levels Systems Architecture',
      'net price': 'Net Reverse charge: VAT to be accounted for by the recipient €1,990.00',
      'VAT rate': 'Reverse charge',
      total: 'Total €1,990.00',
    },
  ],
  [
    'three self-paced tickets',
    sampleTickets,
    null,
    'de',
    {
      ...numbers,
      products: 'Flight Level 2 Design',
      'net price': 'Netto € 3.980,00',
      total: '€ 4.776,00',
    },
  ],
  [
    'Flight Levels NOW for seven',
    samplePackage,
    null,
    'de',
    {
      ...numbers,
      products: 'Flight Levels NOW',
      'net price': 'Netto € 10.430,00',
      total: '€ 12.516,00',
    },
  ],
]

describe.each(pages)('the page of %s', (_, order, date, language, shown) => {
  const text = read(order, date, language)

  it.each(fields)('shows its %s', (field) => {
    expect(text).toContain(shown[field])
  })
})

/** A transfer, and what went back of it by transfer. */
const transferred = (amount: number, back = 0): OrderMoney => ({
  payments: [],
  transfers: [{ id: 'in', amount, receivedOn: '2026-11-23' }],
  returns: back > 0 ? [{ id: 'back', paymentId: null, amount: back, state: 'done' }] : [],
})

describe('the money of an order', () => {
  const paid = { money: transferred(donauwerkOrder.quote.gross) }

  it('is asked for with amount, day and reference until it is there', () => {
    const asked = read(donauwerkOrder, fl2dInVienna, 'de')
    expect(asked).toContain('Bitte überweise € 4.870,80 bis 5. Dezember 2026 auf unser Konto und gib R-2026-0148')
    const part = read(donauwerkOrder, fl2dInVienna, 'de', 'one', { money: transferred(1000_00) })
    expect(part).toContain('€ 1.000,00 sind schon bei uns angekommen. Offen sind noch € 3.870,80.')
    expect(part).toContain('Bitte überweise € 3.870,80 bis')
  })

  it('has the account, and a code with what is still to pay', () => {
    const code = transferCode({ seller, amount: 3870_80, reference: 'R-2026-0148' })
    const part = read(donauwerkOrder, fl2dInVienna, 'en', 'one', { money: transferred(1000_00) })
    expect(part).toContain('Recipient Flight Levels Training GmbH Bank Musterbank Wien IBAN AT18 0000 0000 0000 0000')
    expect(markup(donauwerkOrder, fl2dInVienna, 'en', 'one', { money: transferred(1000_00) })).toContain(qrPath(code).d)
  })

  it.each([
    ['de', 'Du hast € 4.870,80 bezahlt. Mehr ist nicht zu zahlen.'],
    ['en', 'You’ve paid €4,870.80. There’s nothing left to pay.'],
  ] as const)('is no longer asked for once a transfer has paid it (%s)', (language, expected) => {
    const page = read(donauwerkOrder, fl2dInVienna, language, 'one', paid)
    expect(page).toContain(expected)
    expect(page).not.toMatch(/Zahlbar|Bitte überweise|payable|Please transfer/)
  })

  it('is refunded for a seat that was cancelled afterwards', () => {
    const fewer = { ...donauwerkOrder, quote: { ...donauwerkOrder.quote, gross: 4000_00 } }
    expect(read(fewer, fl2dInVienna, 'de', 'one', paid)).toContain(
      'Mehr ist nicht zu zahlen. € 870,80 bekommst du innerhalb von 14 Tagen auf demselben Weg zurück.',
    )
  })
})

describe('a cancelled order', () => {
  const cancelled = (order: Order, how?: Cancelled): Order => ({
    ...order,
    status: { state: 'cancelled' },
    cancelled: how,
  })
  const withdrawn = { way: 'withdrawal', fee: 'none', due: 0 } as const

  it('leads to other dates, and a valid one does not', () => {
    expect(read(cancelled(donauwerkOrder), fl2dInVienna, 'de')).toContain('Andere Termine ansehen')
    expect(read(donauwerkOrder, fl2dInVienna, 'de')).not.toContain('Andere Termine ansehen')
  })

  it.each([
    ['in Vienna', donauwerkOrder, fl2dInVienna],
    ['of tickets', sampleTickets, null],
  ] as const)('%s shows any amount due and no calendar link', (_, order, date) => {
    const inTime = read(cancelled(order), date, 'de', 'annulled')
    expect(inTime).toContain('Die Rechnung ist storniert, zu bezahlen ist nichts.')
    expect(inTime).toContain('Stornorechnung R-2026-0149')
    expect(inTime).not.toContain('In den Kalender')
    const fee = { way: 'terms', fee: 'full', due: order.quote.gross } as const
    const tooLate = read(cancelled(order, fee), date, 'en')
    expect(tooLate).toContain('It was too late to cancel free of charge: the fee is €4,')
    expect(tooLate).toContain('Please transfer €4,')
  })

  it.each([
    ['in Vienna', donauwerkOrder, fl2dInVienna, 'Du hast diese Buchung widerrufen.'],
    ['of tickets', sampleTickets, null, 'Du hast diese Bestellung widerrufen.'],
  ] as const)('%s says that it was withdrawn from, what was paid and what goes back', (_, order, date, title) => {
    const { gross } = order.quote
    const before = read(cancelled(order, withdrawn), date, 'de', 'annulled', { money: transferred(gross) })
    expect(before).toContain(title)
    expect(before).toContain('Dein Widerruf ist ausgeführt')
    expect(before).toMatch(/Bezahlt hast du (€ [\d.,]+)\. \1 bekommst du innerhalb von 14 Tagen/)
    const after = read(cancelled(order, withdrawn), date, 'de', 'annulled', { money: transferred(gross, gross) })
    expect(after).toMatch(/Bezahlt hast du (€ [\d.,]+)\. \1 haben wir dir zurückgezahlt/)
    expect(after).not.toContain('bekommst du')
  })

  it('says nothing of that while it stands', () => {
    expect(read(donauwerkOrder, fl2dInVienna, 'de')).not.toContain('Die Rechnung bleibt gültig')
    expect(read(donauwerkOrder, fl2dInVienna, 'de')).toContain('In den Kalender')
  })
})

describe('an order for a tentative date', () => {
  const tentative = { ...fl2dInVienna, tentative: true }

  it.each([
    ['de', 'Dieser Termin ist noch vorläufig.', 'Sobald der Termin bestätigt ist', 'bis 5. Jänner 2027'],
    ['en', 'This date is still tentative.', 'Once the date is confirmed', 'by January 05, 2027'],
  ] as const)('shows that it is tentative, the decision date and when the invoice comes (%s)', (language, ...facts) => {
    const page = read(donauwerkOrder, tentative, language, 'none')
    for (const fact of facts) expect(page).toContain(fact)
    expect(page).toMatch(
      /Stornieren: Das ist kostenlos, solange der Termin vorläufig ist. Sobald er bestätigt ist, gilt das nur noch bis einschließlich 20. Dezember 2026; danach, auch wenn wir erst später bestätigen, bleibt der volle Preis|Cancelling: This is free of charge while the date is tentative. Once it’s confirmed, that holds only up to and including December 20, 2026; after that day, even if we confirm later, the full price/,
    )
    expect(page).not.toContain('R-2026-0148')
    expect(read(donauwerkOrder, fl2dInVienna, language)).not.toMatch(/vorläufig|tentative/)
  })

  it('names no price of cancelling, whatever day it is', () => {
    const soon = Temporal.Instant.from('2027-01-12T09:00:00Z')
    const page = read(donauwerkOrder, tentative, 'de', 'none', { at: soon })
    expect(page).toContain('Das ist kostenlos, solange der Termin vorläufig ist.')
    expect(page).not.toContain('der volle Preis')
  })
})

it('tells who waits for vouchers how much to transfer until when, and no one who has them', () => {
  const asked = 'Bitte überweise € 4.776,00 bis 5. Dezember 2026 auf unser Konto und gib R-2026-0148'
  expect(read(sampleTickets, null, 'de', 'awaited')).toContain(asked)
  const paid = { money: transferred(sampleTickets.quote.gross) }
  expect(read(sampleTickets, null, 'de', 'one', paid)).not.toContain('Bitte überweise')
})

it('marks the invoice that no longer counts', () => {
  expect(read(donauwerkOrder, fl2dInVienna, 'en', 'annulled')).toContain('Invoice R-2026-0148 (cancelled)')
  expect(read(donauwerkOrder, fl2dInVienna, 'en')).not.toContain('(cancelled)')
})

describe('the days before the workshop', () => {
  const [first, ...others] = donauwerkOrder.participants
  const alone = { ...donauwerkOrder, participants: first ? [first] : [] }
  const late = { ...donauwerkOrder, placedAt: Temporal.Instant.from('2027-01-15T09:00:00Z') }

  it('promise an invitation to those who get one', () => {
    expect(read(donauwerkOrder, fl2dInVienna, 'de')).toContain('Alle anderen bekommen ihre Einladung')
    expect(read({ ...donauwerkOrder, participants: others }, fl2dInVienna, 'de')).toContain(
      'Alle Angemeldeten bekommen',
    )
    expect(read(alone, fl2dInVienna, 'de')).not.toMatch(/Einladung|Post für alle/)
  })

  it('refer a late booker to the mail that has everything', () => {
    expect(read(late, fl2dInVienna, 'de')).toContain('Alles zum Ankommen steht schon in deiner Bestätigung.')
    expect(read({ ...late, participants: others }, fl2dInVienna, 'en')).toContain('is already in the invitations.')
    expect(read(donauwerkOrder, fl2dInVienna, 'de')).not.toContain('steht schon in')
  })
})

describe('the morning of the workshop', () => {
  const inTheAfternoon = fl2dInVienna.sessions.map((session, index) =>
    index === 0
      ? { ...session, startsAt: Temporal.ZonedDateTime.from('2027-01-19T13:30[Europe/Vienna]').toInstant() }
      : session,
  )

  it.each([
    ['on site', fl2dInVienna, 'Ab 08:45 Uhr steht Kaffee bereit, um 09:00 Uhr geht es los.'],
    ['on site, after lunch', { ...fl2dInVienna, sessions: inTheAfternoon }, 'Ab 13:15 Uhr steht Kaffee bereit'],
    ['online', flsaOnline, 'Der Videoraum ist ab 12:45 Uhr offen, um 13:00 Uhr geht es los.'],
  ])('%s has its own times', (_, date, expected) => {
    expect(read(donauwerkOrder, date, 'de')).toContain(expected)
  })

  it('online has no arrival and no way there', () => {
    expect(read(donauwerkOrder, flsaOnline, 'en')).not.toMatch(/Arrival|how to get there/)
  })
})

it('asks for no money for a date that we have cancelled', () => {
  expect(read(donauwerkOrder, fl2dInVienna, 'de')).toContain('Bitte überweise')
  expect(read(donauwerkOrder, { ...fl2dInVienna, calledOff: true }, 'de')).not.toContain('Bitte überweise')
})

it('looks forward to nothing that is called off or over', () => {
  const calledOff = read(donauwerkOrder, { ...fl2dInVienna, calledOff: true }, 'de')
  expect(calledOff).toContain('Wir mussten diesen Workshop absagen.')
  expect(calledOff).toContain('Unter „Umbuchen oder stornieren“ kannst du stornieren')
  expect(calledOff).toContain('Gibt es einen anderen Termin zum selben Preis')
  const aMonthAgo = fl2dInVienna.sessions.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.subtract({ hours: 24 * 90 }),
    endsAt: endsAt.subtract({ hours: 24 * 90 }),
  }))
  const over = read(donauwerkOrder, { ...fl2dInVienna, sessions: aMonthAgo }, 'en')
  expect(over).toContain('This workshop is over. Thank you!')
  for (const page of [calledOff, over])
    expect(page).not.toMatch(/In den Kalender|Add to calendar|geht es weiter|happens next/)
})

it('leads a consumer from the page of tickets to the withdrawal, and no company', () => {
  const { company: _, vatId: __, ...address } = sampleTickets.invoice
  expect(read({ ...sampleTickets, invoice: address }, null, 'de')).toContain('Vertrag widerrufen')
  expect(read({ ...sampleTickets, invoice: { ...address, company: 'Donauwerk GmbH' } }, null, 'de')).not.toContain(
    'Vertrag widerrufen',
  )
})

it.each([
  ['de', 'Bis dahin brauchst du nichts zu überweisen.', /Bitte überweise|Zu bezahlen sind|IBAN/],
  ['en', 'You don’t need to transfer anything until then.', /Please transfer|You still have to pay|IBAN/],
] as const)('asks for no transfer of a fee while the office decides on a withdrawal (%s)', (language, wait, asks) => {
  const fee = { way: 'terms', fee: 'full', due: donauwerkOrder.quote.gross } as const
  const charged = { ...donauwerkOrder, status: { state: 'cancelled' }, cancelled: fee } as const
  const declared = { receivedAt: now, refusal: 'charged' } as const
  expect(read(charged, fl2dInVienna, language)).toMatch(asks)
  const page = read(charged, fl2dInVienna, language, 'one', { declared })
  expect(page).toContain(wait)
  expect(page).not.toMatch(asks)
  const paid = { declared, money: transferred(donauwerkOrder.quote.gross) }
  expect(read(charged, fl2dInVienna, language, 'one', paid)).not.toContain(wait)
})

const { company: _company, vatId: _vatId, ...home } = donauwerkOrder.invoice
const privately = { ...donauwerkOrder, invoice: home }

it.each([
  ['a consumer', 'de', privately, now, 'Umbuchen, stornieren oder widerrufen'],
  ['a consumer', 'en', privately, now, 'Move, cancel or withdraw'],
  ['a company', 'de', donauwerkOrder, now, 'Umbuchen oder stornieren'],
  ['a company', 'en', donauwerkOrder, now, 'Move or cancel'],
  [
    'a company at short notice',
    'de',
    donauwerkOrder,
    Temporal.Instant.from('2027-01-12T09:00:00Z'),
    'Stornieren Zusammenfassung',
  ],
] as const)('offers %s only the changes that are possible (%s)', (_, language, order, at, words) => {
  const page = read(order, fl2dInVienna, language, 'one', { at })
  expect(page).toContain(words)
  if (order === donauwerkOrder) expect(page).not.toMatch(/widerrufen|withdraw/)
})

it('leads nobody to withdraw from tickets who has declared it already', () => {
  const tickets = { ...sampleTickets, invoice: home }
  const declared = { receivedAt: now, refusal: 'voucher-out' } as const
  expect(read(tickets, null, 'de')).toContain('Vertrag widerrufen')
  expect(read(tickets, null, 'de', 'one', { declared })).not.toMatch(/Vertrag widerrufen|kannst den Vertrag/)
})

describe('an order after the day it was placed', () => {
  const at = now.add({ hours: 24 * 14 })

  it.each([
    ['de', 'Die Bestätigung ist an sabine.wurzinger@donauwerk.example gegangen', /Heute|unterwegs/],
    ['en', 'We’ve sent the confirmation to sabine.wurzinger@donauwerk.example', /Today|on its way/],
  ] as const)('announces no mails of today (%s)', (language, sent, announced) => {
    const page = read(donauwerkOrder, fl2dInVienna, language, 'one', { at })
    expect(page).toContain(sent)
    expect(page).not.toMatch(announced)
  })

  it.each([
    ['de', 'Die Bestätigung ist an', /Heute|unterwegs/],
    ['en', 'We’ve sent the confirmation to', /Today|on its way/],
  ] as const)('announces none of them on that day once a seat was cancelled (%s)', (language, sent, announced) => {
    const page = read(donauwerkOrder, fl2dInVienna, language, 'annulled', { seatCancelled: true })
    expect(page).toContain(sent)
    expect(page).not.toMatch(announced)
  })

  it('says that it was moved, and for good', () => {
    const moved = { ...donauwerkOrder, transferredAt: now }
    const page = read(moved, fl2dInVienna, 'de')
    expect(page).toContain('Umgebucht. Wir freuen uns auf euch.')
    expect(page).not.toMatch(/Gebucht|Heute/)
    expect(read(moved, fl2dInVienna, 'en', 'one', { at })).toContain('You’ve moved to another date.')
  })

  it('says that a seat was cancelled when it just was', () => {
    const page = read(donauwerkOrder, fl2dInVienna, 'de', 'one', { at, seatCancelled: true })
    expect(page).toContain('Der Platz ist storniert. Wir freuen uns auf euch.')
  })
})

it.each([
  ['de', 'lassen wir bei der Partnerakademie sperren: Bitte löse', 'Bei der Partnerakademie einlösen'],
  ['en', 'please don’t redeem', 'Redeem at the partner academy'],
] as const)(
  'says of cancelled tickets that their vouchers are blocked, and shows none (%s)',
  (language, blocked, redeem) => {
    const cancelled = {
      ...sampleTickets,
      status: { state: 'cancelled' },
      cancelled: { way: 'organiser', fee: 'none', due: 0 },
    } as const
    const page = read(cancelled, null, language)
    expect(page).toContain(blocked)
    expect(page).not.toContain(redeem)
    for (const { code } of sampleVouchers) expect(page).not.toContain(code)
    expect(read(cancelled, null, language, 'one', { vouchers: [] })).not.toContain(blocked)
    expect(read(sampleTickets, null, language)).not.toContain(blocked)
  },
)

it.each([
  ['de', 'Du hast mit Karte bezahlt und kannst jedes Ticket 60 Tage lang zurückgeben'],
  ['en', 'You paid by card, so you can return any ticket for 60 days'],
] as const)(
  'says that tickets paid by card can be returned, as the form promised, and no others (%s)',
  (language, words) => {
    expect(read(sampleTickets, null, language)).toContain(words)
    const onInvoice = { ...sampleTickets.product, payment: 'invoice' } as const
    expect(read({ ...sampleTickets, product: onInvoice }, null, language)).not.toContain(words)
  },
)

it('calls an order of tickets no booking', () => {
  const tickets = { ...sampleTickets, invoice: home }
  expect(read(tickets, null, 'de')).not.toMatch(/buchung|gebucht/i)
  expect(read(tickets, null, 'en')).not.toMatch(/book/i)
})

it('shows the VAT id of a company outside the EU', () => {
  const invoice = { ...donauwerkOrder.invoice, country: 'CH', vatId: 'CHE123456789MWST' }
  expect(read({ ...donauwerkOrder, invoice }, fl2dInVienna, 'en')).toContain('VAT ID CHE123456789MWST')
})

it.each([
  ['de', 'Vier bis sechs Wochen danach Nachgespräch'],
  ['en', 'Four to six weeks later Follow-up talk'],
] as const)('names the follow-up talk of Discover among the next steps, in %s', (language, words) => {
  expect(read(withDiscover(donauwerkOrder), fl2dInVienna, language)).toContain(words)
  expect(read(donauwerkOrder, fl2dInVienna, language)).not.toContain(words)
})

const [emrysVoucher] = sampleVouchers

it.each([
  [
    'de',
    'Nach der Zahlung Flight Levels Introduction Emre Yildiz bekommt den Gutschein für den Kurs im eigenen Tempo mit einer eigenen E-Mail, sobald die Rechnung bezahlt ist.',
    'Schon geschickt Flight Levels Introduction Den Gutschein für den Kurs im eigenen Tempo haben wir mit einer eigenen E-Mail geschickt.',
  ],
  [
    'en',
    'After payment Flight Levels Introduction Emre Yildiz will get a voucher for the self-paced course in a separate e-mail once the invoice is paid.',
    'Already sent Flight Levels Introduction We’ve sent the voucher for the self-paced course in a separate e-mail.',
  ],
] as const)(
  'says in %s when the vouchers of the introduction come, until they were sent',
  (language, awaited, sent) => {
    const vouchers = emrysVoucher ? [{ ...emrysVoucher, certification: 'flin' as const }] : []
    expect(read(donauwerkOrder, fl2dInVienna, language)).toContain(awaited)
    expect(read(donauwerkOrder, fl2dInVienna, language, 'one', { vouchers })).toContain(sent)
    const without = donauwerkOrder.participants.map((person) => ({ ...person, addIntroduction: false }))
    expect(read({ ...donauwerkOrder, participants: without }, fl2dInVienna, language)).not.toContain(
      'Flight Levels Introduction',
    )
  },
)

it.each([
  [1, true],
  [41, true],
  [43, false],
])('names the follow-up talk alone once the workshop is over, until it was due: %i days later', (days, isNamed) => {
  const end = fl2dInVienna.sessions.at(-1)?.endsAt
  if (!end) throw new Error('no session')
  const at = end.add({ hours: 24 * days })
  const page = read(withDiscover(donauwerkOrder), fl2dInVienna, 'en', 'one', { at })
  expect(page.includes('Four to six weeks later Follow-up talk')).toBe(isNamed)
  expect(page).not.toContain('Coffee is ready')
  expect(read(donauwerkOrder, fl2dInVienna, 'en', 'one', { at })).not.toContain('Follow-up talk')
})
