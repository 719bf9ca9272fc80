import type { Order } from '#domain/order/order.ts'
import type { LiveDate, Session } from '#domain/workshop/workshop-date.ts'

/*
 * Two realistic bookings for the tests of the mails and their preview. The persons and companies are fictional; the amounts are
 * written out, so that they also show what the mails say when pricing changes.
 */

/** Nothing has become of a date yet. */
const asPlanned = { revision: 0, movedAt: null, calledOff: false, minimum: 4, tentative: false, version: 0 } as const

/** Three people of Donauwerk in Vienna: 3 for 2, one takes the introduction along, the booker takes part. */
export const fl2dInVienna: LiveDate = {
  id: 'wd-fl2d-wien-2027-01',
  slug: 'fl2d-wien-2027-01-19',
  certification: 'fl2d',
  language: 'de',
  trainers: ['Miriam Stadler', 'Jonas Krenn'],
  trainerIds: [],
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

/** Four half-days online in English, across the start of summer time. */
export const flsaOnline: LiveDate = {
  id: 'wd-flsa-online-2027-03',
  slug: 'flsa-online-2027-03-23',
  certification: 'flsa',
  language: 'en',
  trainers: ['Nora Achleitner'],
  trainerIds: [],
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

/** A business in Ireland books for one colleague: reverse charge, and the booker stays at home. */
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

/** Of the participants, the one who does not book: the last but one. */
export function personOf({ participants }: typeof donauwerkOrder) {
  const person = participants.at(-2) ?? participants[0]
  if (!person) throw new Error('the sample order has no participants')
  return person
}
