import { expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, workshopDates } from '#seed/workshop-dates.ts'
import { workshopDateOf, workshopDateRow } from './workshop-date-row.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')

/** What the database makes of an inserted row: every column is there. */
function stored(row: ReturnType<typeof workshopDateRow>): Parameters<typeof workshopDateOf>[0] {
  return { startsAt: null, endsAt: null, location: null, seatsTaken: 0, ...row } as Parameters<typeof workshopDateOf>[0]
}

it.each(workshopDates(saturday).map((date) => [date.slug, date] as const))('keeps %s as it is', (_, date) => {
  expect(workshopDateOf(stored(workshopDateRow(date)))).toEqual(date)
})

it('writes the first start and the last end beside the sessions', () => {
  const date = liveDate(theFl2dInGraz, saturday)
  expect(workshopDateRow(date)).toMatchObject({
    startsAt: date.sessions[0]?.startsAt,
    endsAt: date.sessions[1]?.endsAt,
  })
})

it('takes no row of a certification that the program does not have', () => {
  const row = { ...stored(workshopDateRow(liveDate(theFl2dInGraz, saturday))), certification: 'fl4d' }
  expect(() => workshopDateOf(row)).toThrow(/fl2d-graz-.* is of an unknown certification: fl4d/)
})
