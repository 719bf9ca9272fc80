import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { dateStanding, isBelowMinimum, lastDayToCallOff } from './date-standing.ts'
import { isOwnDate } from './own-date.ts'
import { endOf, startOf } from './workshop-date.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = { ...liveDate(theFl2dInGraz, saturday), minimum: 4 }
const tentative = { ...graz, tentative: true }

describe('how the FL2D in Graz stands for the office', () => {
  it.each([
    ['tentative', { ...graz, tentative: true }, saturday],
    ['confirmed', graz, saturday],
    ['running', { ...graz, tentative: true }, startOf(graz)],
    ['over', graz, endOf(graz)],
    ['called-off', { ...graz, calledOff: true }, endOf(graz)],
  ] as const)('%s', (standing, date, now) => {
    expect(dateStanding(date, now)).toBe(standing)
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

it('is called off for want of people up to the fourteenth day before, and no later', () => {
  expect(startOf(graz).toZonedDateTimeISO(graz.zone).toPlainDate().toString()).toBe('2027-01-19')
  expect(lastDayToCallOff(graz).toString()).toBe('2027-01-05')
})

describe('whose date it is', () => {
  it.each([
    ['Theresa Moosbrugger', true],
    [' theresa  moosbrugger', true],
    ['Theresa', false],
    ['Aoife Brennan', false],
    ['', false],
  ])('%s: %s', (name, isOwn) => {
    expect(isOwnDate(graz, name)).toBe(isOwn)
  })
})
