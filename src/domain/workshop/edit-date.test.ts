import { describe, expect, it } from 'vitest'
import { defaultWindows } from '#domain/settings/windows.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import type { DateState, RegistrationState } from '../registration/registration.ts'
import { refused } from '../result.ts'
import { callOffDate, confirmDate, noteAttendance } from './course-of-date.ts'
import { type DateTerms, editDate, moveDate, scheduleOf, termsOf } from './edit-date.ts'
import { type LiveDate, startOf } from './workshop-date.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = { ...liveDate(theFl2dInGraz, saturday), version: 7, tentative: true }
const start = startOf(graz)

/** The FL2D in Graz with five confirmed seats, and perhaps someone else. */
function inGraz(other?: RegistrationState, date: LiveDate = graz): DateState {
  const party = (id: string, seats: number, status: RegistrationState) => ({
    id,
    seats,
    status,
    registeredAt: saturday,
  })
  return {
    date,
    registrations: [party('five', 5, { state: 'confirmed' }), ...(other ? [party('other', 2, other)] : [])],
    windows: defaultWindows,
  }
}
const offered: RegistrationState = { state: 'offered', until: saturday.add({ hours: 48 }) }
const waiting: RegistrationState = { state: 'waiting', reason: 'regional-price' }

interface Edit {
  terms?: Partial<DateTerms>
  version?: number
  reason?: string
  takesCards?: boolean
  now?: Temporal.Instant
}

function edit(state: DateState, { terms = {}, version = 7, reason, takesCards = true, now = saturday }: Edit) {
  return editDate(state, { version, reason, takesCards, terms: { ...termsOf(state.date), ...terms } }, now)
}

const why = { reason: 'bigger room' }

describe('changing the terms of the FL2D in Graz, where five seats are taken', () => {
  it.each<[string, DateState, Edit, string[]]>([
    ['more seats', inGraz(), { terms: { seats: 14 }, ...why }, ['seats']],
    ['exactly as many seats as are taken', inGraz(), { terms: { seats: 5 }, ...why }, ['seats']],
    ['another price', inGraz(waiting), { terms: { price: 210_000 }, ...why }, ['price']],
    ['another trainer, without a reason', inGraz(), { terms: { trainers: ['Aoife Brennan'] } }, ['trainers']],
    ['another minimum while an offer is open', inGraz(offered), { terms: { minimum: 6 } }, ['minimum']],
    ['payment by card', inGraz(), { terms: { payment: 'card' } }, ['payment']],
    [
      'more seats for a date paid by card, where cards are no longer accepted',
      inGraz(undefined, { ...graz, payment: 'card' }),
      { terms: { seats: 14 }, takesCards: false },
      ['seats'],
    ],
    ['the same form once more, which is stale by now', inGraz(), { version: 6 }, []],
  ])('takes %s', (_, state, change, changed) => {
    const decision = edit(state, change)
    expect(decision).toMatchObject({ outcome: 'done', changed })
    if (decision.outcome === 'done') expect(decision.date.version).toBe(changed.length > 0 ? 8 : 7)
  })

  it.each<[string, DateState, Edit, object]>([
    ['four seats', inGraz(), { terms: { seats: 4 }, ...why }, { reason: 'below-taken', taken: 5 }],
    [
      'six seats while two are offered',
      inGraz(offered),
      { terms: { seats: 6 }, ...why },
      { reason: 'below-taken', taken: 7 },
    ],
    ['fewer seats without a reason', inGraz(), { terms: { seats: graz.seats - 1 } }, { reason: 'reason-missing' }],
    ['a higher price without a reason', inGraz(), { terms: { price: graz.price + 1 } }, { reason: 'reason-missing' }],
    [
      'a price while an offer names it',
      inGraz(offered),
      { terms: { price: 210_000 }, ...why },
      { reason: 'offers-open' },
    ],
    ['a stale form', inGraz(), { version: 6, terms: { minimum: 6 } }, { reason: 'stale', date: graz }],
    [
      'what is called off',
      inGraz(undefined, { ...graz, calledOff: true }),
      { terms: { minimum: 6 } },
      { reason: 'called-off' },
    ],
    [
      'payment by card where cards are not accepted',
      inGraz(),
      { terms: { payment: 'card' }, takesCards: false },
      { reason: 'no-card-payment' },
    ],
    ['what has started', inGraz(), { terms: { minimum: 6 }, now: start }, { reason: 'workshop-started' }],
  ])('refuses %s', (_, state, change, refusal) => {
    expect(edit(state, change)).toEqual({ outcome: 'refused', refusal })
  })
})

describe('moving it', () => {
  const schedule = scheduleOf(graz)
  const inLinz = { ...schedule, location: { city: 'Linz', country: 'AT' } }
  const inBerlin = { ...schedule, location: { city: 'Berlin', country: 'DE' } }
  const byVideo = { ...schedule, delivery: 'online' as const, location: null }
  const nobody: DateState = { date: graz, registrations: [], windows: defaultWindows }

  it.each([
    ['to another city', inGraz(), inLinz],
    ['abroad, as long as there is no booking', nobody, inBerlin],
    ['into video, as long as there is no booking', nobody, byVideo],
  ])('goes %s, with a higher number for calendars', (_, state, to) => {
    expect(moveDate(state, { version: 7, schedule: to }, saturday)).toEqual({
      outcome: 'done',
      date: { ...graz, ...to, revision: 1, movedAt: saturday, version: 8 },
    })
  })

  it('stays as it is when nothing is another, from a stale form too: it was sent twice', () => {
    expect(moveDate(inGraz(), { version: 6, schedule }, saturday)).toEqual({ outcome: 'done', date: graz })
  })

  const yesterday = { startsAt: saturday.subtract({ hours: 24 }), endsAt: saturday }
  it.each([
    ['abroad, where another VAT is due', inGraz(), { version: 7, schedule: inBerlin }, refused('other-country')],
    [
      'into video for somebody who waits',
      { date: graz, registrations: inGraz(waiting).registrations.slice(1), windows: defaultWindows },
      { version: 7, schedule: byVideo },
      refused('other-country'),
    ],
    [
      'into the past',
      inGraz(),
      { version: 7, schedule: { ...schedule, sessions: [yesterday] } },
      refused('in-the-past'),
    ],
    ['from a stale form', inGraz(), { version: 6, schedule: inLinz }, refused('stale', { date: graz })],
    [
      'once it is called off',
      inGraz(undefined, { ...graz, calledOff: true }),
      { version: 7, schedule: inLinz },
      refused('called-off'),
    ],
  ])('does not go %s', (_, state, command, decision) => {
    expect(moveDate(state, command, saturday)).toEqual(decision)
  })

  it('does not go once it has started', () => {
    expect(moveDate(inGraz(), { version: 7, schedule: inLinz }, start)).toMatchObject({
      refusal: { reason: 'workshop-started' },
    })
  })
})

describe('calling it off and confirming it', () => {
  it.each<[string, LiveDate, number, Temporal.Instant, string]>([
    ['twice', { ...graz, calledOff: true }, 7, saturday, 'called-off'],
    ['from a stale form', graz, 6, saturday, 'stale'],
    ['once it has started', graz, 7, start, 'workshop-started'],
  ])('is not called off %s', (_, date, version, now, reason) => {
    expect(callOffDate(date, version, now)).toEqual({ outcome: 'refused', refusal: { reason } })
  })

  it('is called off with a higher number for calendars', () => {
    expect(callOffDate(graz, 7, saturday)).toMatchObject({ date: { calledOff: true, revision: 1, version: 8 } })
  })

  it('is confirmed whether or not enough have booked, and then not tentative any more', () => {
    expect(confirmDate({ ...graz, revision: 3 }, saturday)).toMatchObject({
      date: { tentative: false, version: 8, revision: 4 },
    })
  })

  it.each<[string, LiveDate, Temporal.Instant, string]>([
    ['twice', { ...graz, tentative: false }, saturday, 'not-tentative'],
    ['when it is called off', { ...graz, calledOff: true }, saturday, 'called-off'],
    ['once it has started', graz, start, 'workshop-started'],
  ])('is not confirmed %s', (_, date, now, reason) => {
    expect(confirmDate(date, now)).toEqual({ outcome: 'refused', refusal: { reason } })
  })
})

describe('who was there', () => {
  const participants = new Set(['mira', 'anton'])
  it.each([
    ['from the first minute on', ['mira'], start, graz, { outcome: 'done', named: ['mira'] }],
    ['a nanosecond too early', ['mira'], start.subtract({ nanoseconds: 1 }), graz, refused('not-started')],
    ['on a date that did not take place', ['mira'], start, { ...graz, calledOff: true }, refused('called-off')],
    ['for no one of another date', ['mira', 'seda'], start, graz, { outcome: 'done', named: ['mira'] }],
  ])('is ticked %s', (_, named, now, date, decision) => {
    expect(noteAttendance(date, { named, participants }, now)).toEqual(decision)
  })
})
