import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultWindows } from '#domain/settings/windows.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFlinInVienna } from '#seed/workshop-dates.ts'
import type { Participant } from '../participant/participant.ts'
import { defaultTariff } from '../pricing/tariff.ts'
import type { DateState, Registration, RegistrationState } from '../registration/registration.ts'
import { refused } from '../result.ts'
import { availabilityOf, endOf, startOf } from '../workshop/workshop-date.ts'
import { type BookSeats, bookSeats, closedRefusal } from './booking.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
/** Twelve seats, six of them at most in one booking. */
const graz = liveDate(theFl2dInGraz, saturday)
const start = startOf(graz)

function party(size: number, introductions = 0): Participant[] {
  return Array.from({ length: size }, (_, index) => ({
    firstName: 'Swantje',
    lastName: `Petersen ${index + 1}`,
    email: `swantje-${index + 1}@tidewerk.example`,
    addIntroduction: index < introductions,
  }))
}

function booking(size: number, changes: Partial<BookSeats> = {}): BookSeats {
  return {
    participants: party(size),
    buyer: { country: 'AT', hasVatId: false },
    declinesRegionalDiscount: false,
    joinsWaitlist: false,
    tariff: defaultTariff,
    takesCards: true,
    ...changes,
  }
}

function withoutWaitlist(state: DateState): DateState {
  return { ...state, date: { ...state.date, waitlist: false } }
}

function withLine(state: DateState): DateState {
  const waiting = registered(3, { state: 'waiting', reason: 'full' })
  return { ...state, registrations: [...state.registrations, waiting] }
}

/** Graz with this many of its twelve seats left. */
function grazWith(left: number): DateState {
  return {
    date: graz,
    registrations: left === 12 ? [] : [registered(12 - left, { state: 'confirmed' })],
    windows: defaultWindows,
  }
}

function registered(seats: number, status: RegistrationState): Registration {
  return { id: `party of ${seats}`, seats, status, registeredAt: saturday.subtract({ hours: 1 }) }
}

const india = { buyer: { country: 'IN', hasVatId: false } }
const switzerland = { buyer: { country: 'CH', hasVatId: false } }
const decline = { declinesRegionalDiscount: true }
const offerEnd = saturday.add({ minutes: 30 })

describe('a booking of the FL2D in Graz is refused', () => {
  it.each([
    ['the last seat is gone', grazWith(0), booking(1), { reason: 'waitlist-only' }],
    [
      'the last seat is gone and there is no waitlist',
      withoutWaitlist(grazWith(0)),
      booking(1),
      { reason: 'sold-out' },
    ],
    ['someone is in line for the free seat', withLine(grazWith(1)), booking(1), { reason: 'waitlist-only' }],
    [
      'India comes to a full date on which no one may wait',
      withoutWaitlist(grazWith(0)),
      booking(1, india),
      { reason: 'sold-out' },
    ],
    ['three want the last two seats: all or none', grazWith(2), booking(3), { reason: 'not-enough-seats', left: 2 }],
    ['seven come at once', grazWith(12), booking(7), { reason: 'too-many-participants', limit: 6 }],
    [
      'all seats are held for somebody a little longer',
      { date: graz, registrations: [registered(12, { state: 'offered', until: offerEnd })], windows: defaultWindows },
      booking(1),
      { reason: 'waitlist-only' },
    ],
  ] as const)('when %s', (_, state, command, refusal) => {
    expect(bookSeats(state, command, saturday)).toEqual({ outcome: 'refused', refusal })
  })

  it.each([
    ['when its first session starts', start],
    ['on its second morning', start.add({ hours: 24 })],
    ['when it is long over', start.add({ hours: 2400 })],
  ])('%s', (_, now) => {
    expect(bookSeats(grazWith(12), booking(1), now)).toEqual(refused('workshop-over'))
  })
})

describe('when several things stand in the way, the first of these is named', () => {
  const seven = booking(7, india)

  it.each([
    ['a date that has begun', grazWith(0), seven, start, { reason: 'workshop-over' }],
    [
      'more people than the maximum of a booking',
      grazWith(0),
      seven,
      saturday,
      { reason: 'too-many-participants', limit: 6 },
    ],
    ['a full date', grazWith(0), booking(3), saturday, { reason: 'waitlist-only' }],
    ['too few seats', grazWith(2), booking(3), saturday, { reason: 'not-enough-seats', left: 2 }],
  ] as const)('%s', (_, state, command, now, refusal) => {
    expect(bookSeats(state, command, now)).toEqual({ outcome: 'refused', refusal })
  })
})

describe('a form that is not complete yet', () => {
  const calledOff = { ...grazWith(12), date: { ...graz, calledOff: true } }

  it.each([
    ['cancelled', calledOff, 12, saturday],
    ['full, without a waitlist', withoutWaitlist(grazWith(0)), 0, saturday],
    ['not sold out, but started', grazWith(12), 12, start],
    ['over', grazWith(12), 12, endOf(graz)],
  ])('is refused for the reason of a complete one, where the date is %s', (_, state, left, now) => {
    const refusal = closedRefusal(availabilityOf(state.date, { left }, now))
    expect(bookSeats(state, booking(1), now)).toEqual({ outcome: 'refused', refusal })
  })

  it.each([
    ['seats are left', grazWith(1), 1],
    ['a waitlist is open', grazWith(0), 0],
  ])('is not refused while %s', (_, { date }, left) => {
    expect(closedRefusal(availabilityOf(date, { left }, saturday))).toBeNull()
  })
})

describe('a booking of the FL2D in Graz is accepted', () => {
  it.each([
    ['for the last two seats', grazWith(2), booking(2), saturday],
    ['for the maximum of a booking', grazWith(12), booking(6), saturday],
    ['a nanosecond before it starts', grazWith(12), booking(1), start.subtract({ nanoseconds: 1 })],
    ['from India, without the discount', grazWith(12), booking(1, { ...india, ...decline }), saturday],
    ['from Switzerland, whose price is the full one anyway', grazWith(12), booking(1, switzerland), saturday],
    [
      'at the moment at which an offer ends',
      { date: graz, registrations: [registered(12, { state: 'offered', until: offerEnd })], windows: defaultWindows },
      booking(6),
      offerEnd,
    ],
  ] as const)('%s', (_, state, command, now) => {
    expect(bookSeats(state, command, now)).toMatchObject({ outcome: 'done' })
  })

  it('at the price of three who pay for two, one with the introduction', () => {
    const decision = bookSeats(grazWith(12), booking(3, { participants: party(3, 1) }), saturday)
    expect(decision).toMatchObject({ outcome: 'done', quote: { net: 2 * 1990_00 + 79_00, gross: 4870_80 } })
  })

  it('from India at the full price, with Austrian VAT because it takes place in Graz', () => {
    const decision = bookSeats(grazWith(12), booking(1, { ...india, ...decline }), saturday)
    expect(decision).toMatchObject({ outcome: 'done', quote: { net: 1990_00, gross: 2388_00 } })
  })
})

it('sells no one an introduction to the introduction', () => {
  const state = { date: liveDate(theFlinInVienna, saturday), registrations: [], windows: defaultWindows }
  const decision = bookSeats(state, booking(2, { participants: party(2, 2) }), saturday)
  expect(decision).toMatchObject({ outcome: 'done', quote: { net: 2 * 99_00 } })
})

describe('anyone who books', () => {
  const country = fc.constantFrom('AT', 'DE', 'CH', 'IN', 'BR', 'US')
  const situation = fc.record({
    left: fc.nat(12),
    size: fc.integer({ min: 1, max: 9 }),
    country,
    hasVatId: fc.boolean(),
    declinesRegionalDiscount: fc.boolean(),
  })

  it('gets seats only if there are as many as wanted', () => {
    fc.assert(
      fc.property(situation, ({ left, size, country: from, hasVatId, declinesRegionalDiscount }) => {
        const command = booking(size, { buyer: { country: from, hasVatId }, declinesRegionalDiscount })
        const decision = bookSeats(grazWith(left), command, saturday)
        const regional = (from === 'IN' || from === 'BR') && !declinesRegionalDiscount
        const seated = decision.outcome === 'done' && decision.to.state !== 'waiting'
        expect(seated).toBe(size <= left && size <= 6 && !regional)
      }),
    )
  })

  it('pays the same in whatever order the participants are listed', () => {
    const people = party(6, 2)
    const asListed = bookSeats(grazWith(12), booking(6, { participants: people }), saturday)
    fc.assert(
      fc.property(fc.shuffledSubarray(people, { minLength: 6 }), (participants) => {
        expect(bookSeats(grazWith(12), booking(6, { participants }), saturday)).toEqual(asListed)
      }),
    )
  })
})

describe('a party waits', () => {
  const full = { state: 'waiting', reason: 'full' }
  const regional = { state: 'waiting', reason: 'regional-price' }

  it.each([
    ['for a seat of the full date', grazWith(0), booking(2, { joinsWaitlist: true }), full],
    [
      'also when a seat has become free since: it has not booked',
      grazWith(1),
      booking(1, { joinsWaitlist: true }),
      full,
    ],
    ['for its regional price, with seats left', grazWith(12), booking(1, india), regional],
    ['for its regional price, with none left', grazWith(0), booking(1, india), regional],
    [
      'for its regional price, whatever it pressed',
      grazWith(0),
      booking(1, { ...india, joinsWaitlist: true }),
      regional,
    ],
    ['in line, without the discount', grazWith(0), booking(1, { ...india, ...decline, joinsWaitlist: true }), full],
  ])('%s', (_, state, command, to) => {
    expect(bookSeats(state, command, saturday)).toMatchObject({ outcome: 'done', to })
  })

  it('at the price of its region, where three pay for three', () => {
    const decision = bookSeats(grazWith(12), booking(3, india), saturday)
    expect(decision).toMatchObject({ outcome: 'done', quote: { region: 3, net: 3 * 796_00 } })
  })

  it('but not with more people than the maximum of a booking', () => {
    expect(bookSeats(grazWith(0), booking(7, { joinsWaitlist: true }), saturday)).toMatchObject({ outcome: 'refused' })
  })
})

it('holds the seats for half an hour where a date is paid by card', () => {
  const state = { ...grazWith(12), date: { ...graz, payment: 'card' as const } }
  expect(bookSeats(state, booking(1), saturday)).toMatchObject({
    outcome: 'done',
    to: { state: 'awaiting-payment', until: saturday.add({ minutes: 30 }) },
  })
})

it.each([{}, { joinsWaitlist: true }, india])(
  'books nothing that is paid by card where no one takes cards: %j',
  (changes) => {
    const state = { ...grazWith(12), date: { ...graz, payment: 'card' as const } }
    const decision = bookSeats(state, booking(1, { ...changes, takesCards: false }), saturday)
    expect(decision).toEqual(refused('no-card-payment'))
    expect(bookSeats(grazWith(12), booking(1, { takesCards: false }), saturday)).toMatchObject({ outcome: 'done' })
  },
)
