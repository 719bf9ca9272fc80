import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFl2dOnline, theFl2dInGraz } from '#seed/workshop-dates.ts'
import { endOf, hasStarted, isOver, startOf } from './workshop-date.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = liveDate(theFl2dInGraz, saturday)
const inGraz = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('Europe/Vienna').toPlainDateTime().toString()

describe('the FL2D in Graz', () => {
  it('goes from nine on Tuesday to five on Wednesday', () => {
    expect(inGraz(startOf(graz))).toBe('2027-01-19T09:00:00')
    expect(inGraz(endOf(graz))).toBe('2027-01-20T17:00:00')
  })

  const start = startOf(graz)
  const end = endOf(graz)
  it.each([
    ['a nanosecond before it starts', start.subtract({ nanoseconds: 1 }), false, false],
    ['when it starts', start, true, false],
    ['in the night between', start.add({ hours: 15 }), true, false],
    ['a nanosecond before it ends', end.subtract({ nanoseconds: 1 }), true, false],
    ['when it ends', end, true, true],
    ['a year later', end.add({ hours: 8760 }), true, true],
  ])('%s: started %s, over %s', (_, now, started, over) => {
    expect(hasStarted(graz, now)).toBe(started)
    expect(isOver(graz, now)).toBe(over)
  })
})

it('is over after the last of four half-days, not after the first', () => {
  const online = liveDate(theEnglishFl2dOnline, saturday)
  expect(online.sessions).toHaveLength(4)
  expect(isOver(online, online.sessions[2]?.endsAt ?? saturday)).toBe(false)
  expect(isOver(online, online.sessions[3]?.endsAt ?? saturday)).toBe(true)
})

it('cannot be asked of a date without sessions', () => {
  const empty = { ...graz, sessions: [] }
  expect(() => startOf(empty)).toThrow(RangeError)
  expect(() => endOf(empty)).toThrow(RangeError)
})
