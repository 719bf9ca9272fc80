import { describe, expect, it } from 'vitest'
import { defaultWindows } from '#domain/settings/windows.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { reminderAt, startDay } from './participant.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = {
  ...liveDate(theFl2dInGraz, saturday),
  zone: 'Europe/Vienna',
  sessions: [
    { startsAt: Temporal.Instant.from('2027-03-31T07:00:00Z'), endsAt: Temporal.Instant.from('2027-03-31T15:00:00Z') },
  ],
}

describe('when people are reminded of Graz', () => {
  it.each([
    ['booked long before', '2026-11-21T08:30:00Z', '2027-03-24T08:00:00Z'],
    ['booked a week before, to the minute', '2027-03-24T08:00:00Z', '2027-03-24T08:00:00Z'],
    ['booked the day before', '2027-03-30T12:00:00Z', '2027-03-30T12:00:00Z'],
    ['booked when it has started', '2027-03-31T07:00:00Z', null],
  ])('%s', (_, now, due) => {
    expect(reminderAt(graz, Temporal.Instant.from(now), defaultWindows)?.toString() ?? null).toBe(due)
  })

  it('counts the day where the workshop is', () => {
    expect(startDay({ ...graz, zone: 'Pacific/Auckland' })).toBe('2027-03-31')
    expect(startDay({ ...graz, zone: 'America/Los_Angeles' })).toBe('2027-03-31')
  })
})
