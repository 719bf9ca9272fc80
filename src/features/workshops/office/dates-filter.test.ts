import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl3dInSalzburg, theFlclInBerlin, thePastFl2dInVienna } from '#seed/workshop-dates.ts'
import { type DatesFilter, datesHref, isInState, monthRange, readDatesFilter } from './calendar.tsx'
import { dateRow, daysOf } from './date-row.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const rows = (
  [
    [thePastFl2dInVienna, { taken: 9, confirmed: 9, waiting: 0, offered: 0 }],
    [theFlclInBerlin, { taken: 12, confirmed: 10, waiting: 1, offered: 1 }],
    [theFl2dInGraz, { taken: 3, confirmed: 3, waiting: 0, offered: 0 }],
    [theFl3dInSalzburg, { taken: 2, confirmed: 2, waiting: 0, offered: 0 }],
  ] as const
).map(([plan, counts]) => dateRow({ date: liveDate(plan, saturday), ...counts }, saturday))

const all: DatesFilter = { time: 'upcoming', certification: '', text: '', state: '', view: 'list', month: null }
const cities = (state: DatesFilter['state']) => rows.filter((row) => isInState(row, state)).map(({ city }) => city)

describe('the list of dates', () => {
  it.each<[string, DatesFilter['state'], string[]]>([
    ['dates in any state', '', ['Wien', 'Berlin', 'Graz', 'Salzburg']],
    ['tentative ones', 'tentative', ['Salzburg']],
    ['tentative ones with too few people', 'below-minimum', ['Salzburg']],
    ['full ones', 'full', ['Berlin']],
    ['those that somebody waits for', 'waitlist', ['Berlin']],
  ])('shows %s', (_, state, expected) => {
    expect(cities(state)).toEqual(expected)
  })

  it('asks for the days that the calendar of a month shows, wherever a date is held', () => {
    // January 2027 is shown from 28 December to 31 January.
    const { endsAfter, startsBefore } = monthRange('2027-01')
    expect([`${endsAfter}`, `${startsBefore}`]).toEqual(['2026-12-27T00:00:00Z', '2027-02-02T00:00:00Z'])
  })

  it('reads back what it writes', () => {
    const filter: DatesFilter = {
      time: 'past',
      certification: 'fl2d',
      text: 'Graz 2024',
      state: 'full',
      view: 'calendar',
      month: '2027-01',
    }
    expect(readDatesFilter(new URLSearchParams(datesHref(filter).split('?')[1]))).toEqual(filter)
  })

  it('ignores unknown values', () => {
    const query = new URLSearchParams('time=never&certification=scrum&state=lost&view=map&month=2027-99')
    expect(readDatesFilter(query)).toEqual(all)
    expect(datesHref(all)).toBe('/office/dates')
  })

  it('counts days in the zone of the workshop', () => {
    const late = { startsAt: '2027-01-18T23:30:00Z', endsAt: '2027-01-19T02:00:00Z' }
    expect(daysOf({ sessions: [late], zone: 'Europe/Vienna' })).toEqual(['2027-01-19'])
    expect(daysOf({ sessions: [late, late], zone: 'Europe/London' })).toEqual(['2027-01-18'])
  })
})
