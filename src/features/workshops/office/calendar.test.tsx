import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, it, vi } from 'vitest'
import german from '#i18n/messages/de.json'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { Calendar } from './calendar.tsx'
import { dateRow } from './date-row.ts'

const counts = { taken: 3, confirmed: 3, waiting: 0, offered: 0 }
const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const row = dateRow({ date: liveDate(theFl2dInGraz, now), ...counts }, now)
const filter = { time: 'upcoming', certification: '', text: '', state: '', view: 'calendar', month: null } as const

const january = (ids: readonly string[]) => (
  <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
    <Calendar rows={ids.map((id) => ({ ...row, id, sessions }))} filter={filter} month="2027-01" today="2027-01-12" />
  </IntlProvider>
)
const sessions = [
  { startsAt: '2027-01-19T08:00:00Z', endsAt: '2027-01-19T16:00:00Z' },
  { startsAt: '2027-01-20T08:00:00Z', endsAt: '2027-01-20T16:00:00Z' },
]

afterEach(() => {
  vi.restoreAllMocks()
})

it('shows a date on each of its days, in the order of the list', () => {
  const days = renderToStaticMarkup(january(['one', 'other']))
    .split('<li')
    .slice(1)
  const shown = days.map((day) => [...day.matchAll(/href="\/office\/dates\/(\w+)"/g)].map(([, id]) => id))
  // The grid begins on 28 December.
  expect(shown.flatMap((ids, index) => (ids.length === 0 ? [] : [[index, ...ids]]))).toEqual([
    [22, 'one', 'other'],
    [23, 'one', 'other'],
  ])
})

it('makes no more formats for sixty dates than for one', () => {
  const formats = vi.spyOn(Intl, 'DateTimeFormat')
  const made = (ids: readonly string[]) => {
    formats.mockClear()
    renderToStaticMarkup(january(ids))
    return formats.mock.calls.length
  }
  const few = made(['one'])
  expect(made(Array.from({ length: 60 }, (_, index) => `date-${index}`))).toBeLessThanOrEqual(few)
})
