import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import {
  dateStatus,
  endOf,
  isBelowMinimum,
  isOwnDate,
  isToDecide,
  lacksRoom,
  lastDayToCallOff,
  startOf,
} from './workshop-date.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = { ...liveDate(theFl2dInGraz, saturday), minimum: 4 }
const tentative = { ...graz, tentative: true }

describe('the status of the FL2D in Graz for the office', () => {
  it.each([
    ['tentative', { ...graz, tentative: true }, saturday],
    ['confirmed', graz, saturday],
    ['running', { ...graz, tentative: true }, startOf(graz)],
    ['over', graz, endOf(graz)],
    ['called-off', { ...graz, calledOff: true }, endOf(graz)],
  ] as const)('%s', (status, date, now) => {
    expect(dateStatus(date, now)).toBe(status)
  })

  it.each([
    ['three of four', tentative, 3, saturday, true],
    ['four of four', tentative, 4, saturday, false],
    ['none needed', { ...tentative, minimum: 0 }, 0, saturday, false],
    ['three, and it has started', tentative, 3, startOf(graz), false],
    ['three, but it takes place for certain', graz, 3, saturday, false],
    ['three, and it is called off', { ...tentative, calledOff: true }, 3, saturday, false],
  ])('is below its minimum: %s', (_, date, confirmed, now, isBelow) => {
    expect(isBelowMinimum(date, confirmed, now)).toBe(isBelow)
  })
})

it('is called off for low numbers up to the fourteenth day before, and no later', () => {
  expect(startOf(graz).toZonedDateTimeISO(graz.zone).toPlainDate().toString()).toBe('2027-01-19')
  expect(lastDayToCallOff(graz).toString()).toBe('2027-01-05')
})

it.each([
  ['two weeks and a day before that', '2026-12-21T22:59:00Z', 3, false],
  ['two weeks before that', '2026-12-21T23:00:00Z', 3, true],
  ['when that has passed', '2027-01-10T08:00:00Z', 3, true],
  ['with enough people', '2027-01-02T08:00:00Z', 4, false],
  ['once it has begun', '2027-01-19T12:00:00Z', 3, false],
])('asks the office to decide while it still can be called off: %s', (_, now, confirmed, isAsked) => {
  expect(isToDecide(tentative, confirmed, Temporal.Instant.from(now))).toBe(isAsked)
})

it.each([
  ['two weeks and a minute before', { roomUrl: undefined }, 3, 24 * 14 * 60 + 1, false],
  ['two weeks before', { roomUrl: undefined }, 3, 24 * 14 * 60, true],
  ['until it is over', { roomUrl: undefined }, 3, -60, true],
  ['with a room', { roomUrl: 'https://video.example/fl2d' }, 3, 60, false],
  ['while no one is booked', { roomUrl: undefined }, 0, 60, false],
  ['when it is cancelled', { roomUrl: undefined, calledOff: true }, 3, 60, false],
  ['on site', { roomUrl: undefined, delivery: 'on-site' }, 3, 60, false],
] as const)('asks the office for the video room of an online date: %s', (_, changes, confirmed, minutes, isAsked) => {
  const online = { ...graz, delivery: 'online', ...changes } as const
  expect(lacksRoom(online, confirmed, startOf(online).subtract({ minutes }))).toBe(isAsked)
})

describe('whose date it is', () => {
  const hers = { ...graz, trainers: ['Theresa Moosbrugger'], trainerIds: ['theresa'] }
  it.each([
    ['the account that was chosen', 'theresa', true],
    ['another one, however it is called', 'theresa-2', false],
    ['no account', '', false],
  ])('%s', (_, id, isOwn) => {
    expect(isOwnDate(hers, id)).toBe(isOwn)
  })
})
