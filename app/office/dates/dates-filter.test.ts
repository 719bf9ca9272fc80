import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl2dInHamburg, theFlclInSalzburg, thePastFl2dInVienna } from '#seed/workshop-dates.ts'
import { dateRow, daysOf } from './date-row.ts'
import { type DatesFilter, datesHref, filteredDates, readDatesFilter } from './dates-filter.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const rows = (
  [
    [thePastFl2dInVienna, { taken: 9, confirmed: 9, waiting: 0, offered: 0 }],
    [theFlclInSalzburg, { taken: 12, confirmed: 10, waiting: 1, offered: 1 }],
    [theFl2dInGraz, { taken: 3, confirmed: 3, waiting: 0, offered: 0 }],
    [theFl2dInHamburg, { taken: 2, confirmed: 2, waiting: 0, offered: 0 }],
  ] as const
).map(([plan, counts]) => dateRow({ date: liveDate(plan, saturday), ...counts }, saturday))

const all: DatesFilter = { time: 'upcoming', certification: '', state: '', view: 'list', month: null }
const cities = (filter: Partial<DatesFilter>) =>
  filteredDates(rows, { ...all, ...filter }, saturday.toString()).map(({ city }) => city)

describe('the list of dates', () => {
  it.each<[string, Partial<DatesFilter>, string[]]>([
    ['everything to come', {}, ['Salzburg', 'Graz', 'Hamburg']],
    ['what is over', { time: 'past' }, ['Wien']],
    ['one kind', { certification: 'fl2d' }, ['Graz', 'Hamburg']],
    ['tentative ones', { state: 'tentative' }, ['Hamburg']],
    ['tentative ones with too few people', { state: 'below-minimum' }, ['Hamburg']],
    ['full ones', { state: 'full' }, ['Salzburg']],
    ['those that somebody waits for', { state: 'waitlist' }, ['Salzburg']],
    ['a kind and a state', { certification: 'flcl', state: 'tentative' }, []],
  ])('shows %s', (_, filter, expected) => {
    expect(cities(filter)).toEqual(expected)
  })

  it('reads back what it writes', () => {
    const filter: DatesFilter = {
      time: 'past',
      certification: 'fl2d',
      state: 'full',
      view: 'calendar',
      month: '2027-01',
    }
    expect(readDatesFilter(new URLSearchParams(datesHref(filter).split('?')[1]))).toEqual(filter)
  })

  it('takes what it does not know for not said', () => {
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
