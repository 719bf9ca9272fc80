import { seller } from '#domain/company.ts'
import { invoiceOf } from '#domain/invoice/invoice.ts'
import type { Order, SeatlessProduct } from '#domain/order/order.ts'
import type { PaymentSummary } from '#domain/order/payment-summary.ts'
import { defaultTariff } from '#domain/pricing/tariff.ts'
import { packageQuote, ticketQuote } from '#domain/purchase/purchase.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { LiveDate, Session } from '#domain/workshop/workshop-date.ts'
import type { FormerSchedule } from '#platform/ports.ts'

/** Two realistic bookings for tests and previews. Amounts are literal, so that mails are tested independently of pricing. */

const asPlanned = { revision: 0, movedAt: null, calledOff: false, minimum: 4, tentative: false, version: 0 } as const

/** Three people of Donauwerk in Vienna: 3 for 2, one introduction, and the booker takes part. */
export const fl2dInVienna: LiveDate = {
  id: 'wd-fl2d-wien-2027-01',
  slug: 'fl2d-wien-2027-01-19',
  certification: 'fl2d',
  language: 'de',
  trainers: ['Miriam Stadler', 'Jonas Krenn'],
  trainerIds: [],
  profileIds: [],
  price: 199_000,
  participantLimit: 6,
  delivery: 'on-site',
  sessions: [
    session('2027-01-19T09:00[Europe/Vienna]', '2027-01-19T17:00[Europe/Vienna]'),
    session('2027-01-20T09:00[Europe/Vienna]', '2027-01-20T17:00[Europe/Vienna]'),
  ],
  zone: 'Europe/Vienna',
  seats: 12,
  waitlist: true,
  payment: 'invoice',
  ...asPlanned,
  location: { city: 'Wien', country: 'AT', venue: 'Hofgebäude', address: 'Lindengasse 38, 1070 Wien' },
}

export const donauwerkOrder: Order = {
  id: 'o-donauwerk',
  number: '2026-0148',
  customerNumber: 'K-1042',
  placedAt: Temporal.Instant.from('2026-11-21T09:30:00Z'),
  language: 'de',
  status: { state: 'confirmed' },
  product: { kind: 'live', workshopDateId: fl2dInVienna.id, registrationId: 'registration' },
  booker: {
    salutation: 'ms',
    firstName: 'Sabine',
    lastName: 'Wurzinger',
    email: 'sabine.wurzinger@donauwerk.example',
    phone: '+43 732 000 00 00',
    notes: 'Wir reisen am Vorabend an.\nGibt es ein Hotel in der Nähe?',
  },
  invoice: {
    company: 'Donauwerk Energie GmbH',
    department: 'Kostenstelle 4711',
    street: 'Untere Donaulände 36',
    postalCode: '4020',
    city: 'Linz',
    country: 'AT',
    vatId: 'ATU12345675',
  },
  participants: [
    {
      id: 'p-sabine',
      salutation: 'ms',
      firstName: 'Sabine',
      lastName: 'Wurzinger',
      email: 'sabine.wurzinger@donauwerk.example',
      addIntroduction: false,
    },
    {
      id: 'p-emre',
      salutation: 'mr',
      firstName: 'Emre',
      lastName: 'Yildiz',
      email: 'emre.yildiz@donauwerk.example',
      addIntroduction: true,
    },
    {
      id: 'p-lena',
      title: 'Dr.',
      firstName: 'Lena',
      lastName: 'Hofstätter',
      email: 'lena.hofstaetter@donauwerk.example',
      addIntroduction: false,
    },
  ],
  quote: {
    lines: [
      { kind: 'seat', certification: 'fl2d', quantity: 3, unitNet: 199_000, net: 597_000, vatIndex: 0 },
      { kind: 'three-for-two', certification: 'fl2d', quantity: 1, unitNet: -199_000, net: -199_000, vatIndex: 0 },
      { kind: 'add-on', certification: 'flin', quantity: 1, unitNet: 7_900, net: 7_900, vatIndex: 0 },
    ],
    net: 405_900,
    vat: [{ rule: 'on-site', country: 'AT', rate: 20, net: 405_900, vat: 81_180 }],
    gross: 487_080,
  },
}

/** Four half-days online in English, across the start of daylight saving time. */
export const flsaOnline: LiveDate = {
  id: 'wd-flsa-online-2027-03',
  slug: 'flsa-online-2027-03-23',
  certification: 'flsa',
  language: 'en',
  trainers: ['Nora Achleitner'],
  trainerIds: [],
  profileIds: [],
  price: 199_000,
  participantLimit: 6,
  delivery: 'online',
  sessions: [
    session('2027-03-23T13:00[Europe/Vienna]', '2027-03-23T17:00[Europe/Vienna]'),
    session('2027-03-24T13:00[Europe/Vienna]', '2027-03-24T17:00[Europe/Vienna]'),
    session('2027-03-30T13:00[Europe/Vienna]', '2027-03-30T17:00[Europe/Vienna]'),
    session('2027-03-31T13:00[Europe/Vienna]', '2027-03-31T17:00[Europe/Vienna]'),
  ],
  zone: 'Europe/Vienna',
  seats: 14,
  waitlist: false,
  payment: 'invoice',
  ...asPlanned,
  location: null,
}

/** A business in Ireland books for one colleague: reverse charge, and the booker does not take part. */
export const harbourlineOrder: Order = {
  id: 'o-harbourline',
  number: '2026-0149',
  customerNumber: 'K-1043',
  placedAt: Temporal.Instant.from('2026-11-23T14:05:00Z'),
  language: 'en',
  status: { state: 'confirmed' },
  product: { kind: 'live', workshopDateId: flsaOnline.id, registrationId: 'registration' },
  booker: { firstName: 'Aoife', lastName: 'Brennan', email: 'aoife.brennan@harbourline.example' },
  invoice: {
    company: 'Harbourline Logistics Ltd',
    street: '14 Custom House Quay',
    postalCode: 'D01 X2Y3',
    city: 'Dublin',
    country: 'IE',
    vatId: 'IE1234567T',
  },
  participants: [
    {
      id: 'p-tomasz',
      firstName: 'Tomasz',
      lastName: 'Zieliński',
      email: 'tomasz.zielinski@harbourline.example',
      addIntroduction: false,
    },
  ],
  quote: {
    lines: [{ kind: 'seat', certification: 'flsa', quantity: 1, unitNet: 199_000, net: 199_000, vatIndex: 0 }],
    net: 199_000,
    vat: [{ rule: 'reverse-charge', country: null, rate: 0, net: 199_000, vat: 0 }],
    gross: 199_000,
  },
}

function session(startsAt: string, endsAt: string): Session {
  return {
    startsAt: Temporal.ZonedDateTime.from(startsAt).toInstant(),
    endsAt: Temporal.ZonedDateTime.from(endsAt).toInstant(),
  }
}

/** A participant who is not the booker: the last but one. */
function personOf({ participants }: typeof donauwerkOrder) {
  const person = participants.at(-2) ?? participants[0]
  if (!person) throw new Error('the sample order has no participants')
  return person
}

const today = { tariff: defaultTariff, orderedOn: '2026-11-21' }
const buyer = { country: 'AT', hasVatId: true }
const group = { programme: 'now', people: 7, certification: 'flsa' } as const
const issuedAt = Temporal.Instant.from('2026-11-28T09:30:00Z')

const seatless = (product: SeatlessProduct, quote: Order['quote']): Order => ({
  ...donauwerkOrder,
  product,
  quote,
  participants: [],
})

/** Three tickets for the self-paced FL2D. */
export const sampleTickets = seatless(
  { kind: 'self-paced', certification: 'fl2d', tickets: 3, payment: 'card' },
  ticketQuote({ certification: 'fl2d', price: 199_000 }, 3, buyer, today),
)
/** Flight Levels NOW for seven people, as two packages. */
export const samplePackage = seatless({ kind: 'package', ...group }, packageQuote({ ...group, buyer }, today))

export const sampleVouchers: Voucher[] = [0, 1, 2].map((position) => ({
  code: `FL2D-7KQ2M-9XA4T-C8WPR-3HNV${position}`,
  orderId: donauwerkOrder.id,
  position,
  certification: 'fl2d',
  participantId: null,
  issuedAt,
  validUntil: Temporal.Instant.from('2027-11-28T23:00:00Z'),
  handedOverAt: null,
  withdrawnAt: null,
}))

/** Links in samples lead nowhere. */
const siteUrl = 'https://flightlevels.example'
const token = 'Zk3uVb9sQy7wR1tXo5mNdA'
const saturday = Temporal.Instant.from('2026-11-21T09:30:00Z')

const order = donauwerkOrder
const date = fl2dInVienna
const emre = personOf(order)

const nothingPaid: PaymentSummary = { fee: 0, paid: 0, toPay: 0, toRefund: 0, refunding: 0, refunded: 0 }

const before: FormerSchedule = {
  sessions: [{ startsAt: '2027-01-12T08:00:00Z', endsAt: '2027-01-12T16:00:00Z' }],
  zone: 'Europe/Vienna',
  location: { city: 'Graz', country: 'AT' },
}

export const sample = {
  siteUrl,
  token,
  saturday,
  orderUrl: `${siteUrl}/de/order/${token}`,
  paidUrl: `${siteUrl}/de/paid/${token}`,
  endUrl: `${siteUrl}/de/newsletter/unsubscribe/${token}`,
  dataUrl: `${siteUrl}/de/participants/${token}`,
  /** Three people of Donauwerk in Vienna; Sabine books and takes part. */
  order,
  date,
  emre,
  sabine: { ...emre, ...order.booker },
  invoice: invoiceOf(order, { number: 'R-2026-0148', now: saturday, date, paid: false, seller, daysToPay: 14 }),
  tentative: { ...date, tentative: true },
  calledOff: { ...date, calledOff: true },
  before,
  cancelled: { order, date, way: 'terms', fee: 'none', at: saturday, payment: nothingPaid },
  /** Tomasz takes part online; Aoife has booked and does not take part. */
  atHome: harbourlineOrder,
  tomasz: personOf(harbourlineOrder),
  online: { ...flsaOnline, roomUrl: 'https://video.flightlevels.example/flsa' },
} as const
