import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { startOf, tentativeOf } from './workshop-date.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = { ...liveDate(theFl2dInGraz, saturday), tentative: true, minimum: 4 }
const lastDay = startOf(graz).toZonedDateTimeISO('Europe/Vienna').toPlainDate().subtract({ days: 14 })
const evening = lastDay.toZonedDateTime({ timeZone: 'Europe/Vienna', plainTime: '23:59' }).toInstant()

describe('a tentative date', () => {
  it.each([
    ['weeks before', saturday, `${lastDay}`],
    ['in the last evening', evening, `${lastDay}`],
    ['the day after', evening.add({ minutes: 1 }), undefined],
  ])('names the minimum number of people and the decision date: %s', (_, now, decidedBy) => {
    const tentativeDate = tentativeOf(graz, now)
    expect(tentativeDate?.from).toBe(4)
    expect(tentativeDate?.decidedBy?.toString()).toBe(decidedBy)
  })

  it.each([
    ['confirmed', { ...graz, tentative: false }, saturday],
    ['called off', { ...graz, calledOff: true }, saturday],
    ['under way, though no one has confirmed it', graz, startOf(graz)],
  ])('is none when it is %s', (_, date, now) => {
    expect(tentativeOf(date, now)).toBeNull()
  })
})
