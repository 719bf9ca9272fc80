import { describe, expect, it } from 'vitest'
import { defaultWindows } from '#domain/settings/windows.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline, theFl2dInGraz } from '#seed/workshop-dates.ts'
import { mustSendRoom, wasReminded } from './course-of-date.ts'
import { startOf } from './workshop-date.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const flcl = liveDate(theEnglishFlclOnline, saturday)
const graz = liveDate(theFl2dInGraz, saturday)
const room = 'https://video.flightlevels.example/flcl'
const other = 'https://video.flightlevels.example/flcl-2'
const early = startOf(flcl).subtract({ hours: 24 * 20 })
const late = startOf(flcl).subtract({ hours: 24 * 3 })

describe('the video room of the FLCL', () => {
  it.each([
    ['another room, weeks before', room, other, early, true],
    ['another room, after the reminder', room, other, late, true],
    ['the first room, weeks before: the reminder will name it', undefined, room, early, false],
    ['the first room, after a reminder that had none', undefined, room, late, true],
    ['the same room', room, room, late, false],
    ['no room any more: there is no message yet', room, undefined, late, false],
  ])('%s', (_, former, next, now, mustSend) => {
    expect(mustSendRoom({ roomUrl: former }, { ...flcl, roomUrl: next }, now, defaultWindows)).toBe(mustSend)
  })

  it('is no news on site', () => {
    expect(mustSendRoom({ roomUrl: room }, { ...graz, roomUrl: other }, saturday, defaultWindows)).toBe(false)
  })
})

it('counts as reminded from the minute of the reminder on', () => {
  const due = startOf(flcl).toZonedDateTimeISO(flcl.zone).subtract({ days: 7 }).toInstant()
  expect([due.subtract({ seconds: 1 }), due].map((now) => wasReminded(flcl, now, defaultWindows))).toEqual([
    false,
    true,
  ])
})
