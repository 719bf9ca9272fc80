import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import type { Order, SeatlessProduct } from '#domain/order/order.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import { packageQuote, ticketQuote } from '#domain/purchase/purchase.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'
import { renderMail } from '#mails/render-mail.tsx'
import type { Message } from '#platform/ports.ts'

const siteUrl = 'https://flightlevels.example'
const orderUrl = `${siteUrl}/de/order/Zk3uVb9sQy7wR1tXo5mNdA`
const paidUrl = `${siteUrl}/de/paid/Zk3uVb9sQy7wR1tXo5mNdA`
const until = Temporal.Instant.from('2026-11-28T09:30:00Z')
const today = { tariff: defaultTariff, orderedOn: '2026-11-21' }
const buyer = { country: 'AT', hasVatId: true }

const order = (product: SeatlessProduct, quote: Order['quote']): Order => ({
  ...donauwerkOrder,
  product,
  quote,
  participants: [],
})
const tickets = (payment: 'card' | 'invoice') =>
  order(
    { kind: 'self-paced', certification: 'fl2d', tickets: 3, payment },
    ticketQuote({ certification: 'fl2d', price: 199_000 }, 3, buyer, today),
  )
const group = { programme: 'now', people: 7, certification: 'flsa' } as const
const now = order({ kind: 'package', ...group }, packageQuote({ ...group, buyer }, today))

const voucher = (position: number, participantId: string | null = null): Voucher => ({
  code: `FL2D-7KQ2M-9XA4T-C8WPR-3HNV${position}`,
  orderId: donauwerkOrder.id,
  position,
  certification: participantId ? 'flin' : 'fl2d',
  participantId,
  issuedAt: until,
  validUntil: Temporal.Instant.from('2027-11-28T23:00:00Z'),
  handedOverAt: null,
  withdrawnAt: null,
})
const three = [0, 1, 2].map((position) => voucher(position))
const emre = donauwerkOrder.participants.find(({ firstName }) => firstName === 'Emre') ?? donauwerkOrder.booker

const toSabine = {
  kind: 'vouchers',
  order: tickets('card'),
  reader: donauwerkOrder.booker,
  vouchers: three,
  siteUrl,
} as const
const toEmre = {
  kind: 'vouchers',
  order: donauwerkOrder,
  reader: emre,
  vouchers: [voucher(0, 'p-emre')],
  siteUrl,
} as const
const cancelled = {
  kind: 'booking-cancelled',
  order: donauwerkOrder,
  date: fl2dInVienna,
  way: 'terms',
  fee: 'none',
  at: until,
  payment: { fee: 0, paid: 0, toPay: 0, toRefund: 0, refunding: 0, refunded: 0 },
  vouchers: ['FLIN-7KQ2M-9XA4T-C8WPR-3HNVE'],
  siteUrl,
} as const
const mails: [string, Message][] = [
  [
    'tickets by invoice',
    { kind: 'purchase-confirmation', order: tickets('invoice'), brought: null, orderUrl, siteUrl },
  ],
  ['tickets by card', { kind: 'purchase-confirmation', order: tickets('card'), brought: null, orderUrl, siteUrl }],
  ['a package', { kind: 'purchase-confirmation', order: now, brought: null, orderUrl, siteUrl }],
  ['tickets still to be paid', { kind: 'purchase-to-pay', order: tickets('card'), orderUrl, until, siteUrl }],
  ['the note to the office', { kind: 'new-purchase', order: now, paidUrl, siteUrl }],
  [
    'the note to the office about seats whose introduction waits for the money',
    { kind: 'new-booking', order: donauwerkOrder, date: fl2dInVienna, paidUrl, soldAgain: [], siteUrl },
  ],
  ['the note that a booking was cancelled after its voucher had gone', cancelled],
  ['three vouchers', toSabine],
  ['the voucher of a participant', toEmre],
  [
    'tickets paid twice',
    {
      kind: 'payment-refunded',
      order: tickets('card'),
      date: null,
      amount: 1,
      receipt: 'pi_1',
      wasBooked: true,
      siteUrl,
    },
  ],
]

describe.each(mails)('%s', (_, message) => {
  it.each<Language>(['de', 'en'])('is whole in %s', async (language) => {
    const { subject, html, text } = await renderMail(message, language)
    for (const part of [subject, html.replace(/<style>.*<\/style>/s, ''), text])
      expect(part).not.toMatch(/undefined|null|NaN|\[object|[{}]|mail\.[a-z]|\(\)/)
    expect(text).not.toMatch(/<\/?[a-z]/)
  })
})

async function words(message: Message, language: Language): Promise<string> {
  return (await renderMail(message, language)).text.replaceAll(/\s+/g, ' ')
}

describe('the vouchers', () => {
  it('are listed in the mail to Sabine, each on its own, with their validity', async () => {
    const text = await words(toSabine, 'de')
    for (const { code } of three) expect(text).toContain(code)
    expect(text).toContain('Gutschein 1 FL2D-7KQ2M-9XA4T-C8WPR-3HNV0 Gutschein 2')
    expect(text).toContain('Jeder Gutschein gilt für eine Person.')
    expect(text).toContain('Einzulösen bis 28. November 2027.')
    expect((await renderMail(toSabine, 'en')).subject).toBe('Your 3 vouchers: Flight Level 2 Design')
  })

  it.each<[Language, string]>([
    ['de', 'Du hast mit Karte bezahlt und kannst jedes Ticket 60 Tage lang zurückgeben'],
    ['en', 'You paid by card, so you can return any ticket for 60 days'],
  ])(
    'say that tickets paid by card can be returned, as the form promised, and no others (%s)',
    async (language, text) => {
      expect(await words({ ...toSabine, order: tickets('card') }, language)).toContain(text)
      expect(await words({ ...toSabine, order: tickets('invoice') }, language)).not.toContain(text)
      expect(await words(toEmre, language)).not.toContain(text)
    },
  )

  it('tell Emre who gave it to him, and nothing of prices', async () => {
    const text = await words(toEmre, 'de')
    expect(text).toContain('Hallo Emre,')
    expect(text).toContain('Sabine Wurzinger hat ihn mit deinem Workshop für dich gebucht.')
    expect(text).not.toContain('€')
  })
})

describe('the confirmation', () => {
  it('explains what the vouchers wait for when it is paid by invoice', async () => {
    const message: Message = {
      kind: 'purchase-confirmation',
      order: tickets('invoice'),
      brought: null,
      orderUrl,
      siteUrl,
    }
    expect(await words(message, 'de')).toContain('Die 3 Gutscheine schicken wir dir, sobald deine Zahlung bei uns ist.')
  })

  it('names each group of a package', async () => {
    const { html } = await renderMail(
      { kind: 'purchase-confirmation', order: now, brought: null, orderUrl, siteUrl },
      'de',
    )
    expect(html).toContain('Flight Levels NOW, 4er-Paket: Flight Levels Systems Architecture')
    expect(html).toContain('Flight Levels NOW, 3er-Paket: Flight Levels Systems Architecture')
  })

  it('of a seat announces the introduction after the invoice', async () => {
    const message: Message = {
      kind: 'booking-confirmation',
      brought: null,
      own: null,
      soon: false,
      cancellation: defaultCancellation,
      order: donauwerkOrder,
      date: fl2dInVienna,
      orderUrl,
      siteUrl,
    }
    expect(await words(message, 'de')).toContain('mit einer eigenen E-Mail, sobald die Rechnung bezahlt ist.')
  })
})

it('the note to the office leads to the page that notes the payment, with no key of the booker', async () => {
  const text = await words({ kind: 'new-purchase', order: now, paidUrl, siteUrl }, 'de')
  expect(text).toContain(paidUrl)
  expect(text).not.toContain('/order/')
})

it('the note to the office about a package reminds of what its buyer was promised, and that about tickets does not', async () => {
  expect(await words({ kind: 'new-purchase', order: now, paidUrl, siteUrl }, 'de')).toContain(
    'innerhalb von zwei Arbeitstagen',
  )
  expect(await words({ kind: 'new-purchase', order: tickets('card'), paidUrl: null, siteUrl }, 'de')).not.toContain(
    'Arbeitstagen',
  )
})

it('tells only a reader who did not order that vouchers were booked for them', async () => {
  expect(await words(toSabine, 'en')).toContain('because you made a booking or placed an order with us')
  expect(await words(toEmre, 'en')).toContain('booked and paid for on your behalf')
})

it('the note about a cancelled booking names the vouchers that have to be blocked', async () => {
  expect(await words(cancelled, 'de')).toContain('FLIN-7KQ2M-9XA4T-C8WPR-3HNVE')
})

it('the note about seats leads to the page that notes the payment only while a voucher waits for it', async () => {
  const note = { kind: 'new-booking', order: donauwerkOrder, date: fl2dInVienna, soldAgain: [], siteUrl } as const
  expect(await words({ ...note, paidUrl }, 'de')).toContain(paidUrl)
  expect(await words({ ...note, paidUrl: null }, 'de')).not.toContain('/paid/')
})
