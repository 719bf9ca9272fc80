import { type CertificationSlug, certificationBySlug } from '#domain/workshop/certification.ts'
import type { DateRow } from './date-row.ts'
import { isMonth } from './month-grid.ts'

export const shownStates = ['tentative', 'confirmed', 'below-minimum', 'full', 'waitlist', 'called-off'] as const
export type ShownState = (typeof shownStates)[number]

/** What the address of the list asks for; anything that it does not know counts as not said. */
export interface DatesFilter {
  /** Dates to come, with those that run, or those that are over. */
  time: 'upcoming' | 'past'
  certification: CertificationSlug | ''
  state: ShownState | ''
  view: 'list' | 'calendar'
  /** '2027-01'; null for the month of today. */
  month: string | null
}

export function readDatesFilter(query: URLSearchParams): DatesFilter {
  const month = query.get('month') ?? ''
  return {
    time: query.get('time') === 'past' ? 'past' : 'upcoming',
    certification: certificationBySlug(query.get('certification') ?? '')?.slug ?? '',
    state: shownStates.find((state) => state === query.get('state')) ?? '',
    view: query.get('view') === 'calendar' ? 'calendar' : 'list',
    month: isMonth(month) ? month : null,
  }
}

/** The address of the list with these choices; what is usual is not said. */
export function datesHref(filter: Partial<DatesFilter>): string {
  const query = new URLSearchParams()
  if (filter.time === 'past') query.set('time', 'past')
  if (filter.certification) query.set('certification', filter.certification)
  if (filter.state) query.set('state', filter.state)
  if (filter.view === 'calendar') query.set('view', 'calendar')
  if (filter.month) query.set('month', filter.month)
  return `/office/dates${query.size > 0 ? `?${query}` : ''}`
}

const states: Record<ShownState, (row: DateRow) => boolean> = {
  tentative: ({ standing }) => standing === 'tentative',
  confirmed: ({ standing }) => standing === 'confirmed',
  'below-minimum': (row) => row.isBelowMinimum,
  full: ({ taken, seats }) => taken >= seats,
  waitlist: ({ waiting, offered }) => waiting + offered > 0,
  'called-off': ({ standing }) => standing === 'called-off',
}

/** Upcoming ones in order of start, past ones the other way round. A called-off date is past once it would have been over. */
export function filteredDates(rows: readonly DateRow[], filter: DatesFilter, now: string): DateRow[] {
  const { time, certification, state } = filter
  const isPast = (row: DateRow) => (row.sessions.at(-1)?.endsAt ?? '') <= now
  const found = rows.filter(
    (row) =>
      (certification === '' || row.certification === certification) &&
      (state === '' || states[state](row)) &&
      (time === 'past') === isPast(row),
  )
  return time === 'past' ? found.reverse() : found
}

/** For the calendar: every month has its past and its future. */
export function datesOfAnyTime(rows: readonly DateRow[], { certification, state }: DatesFilter): DateRow[] {
  return rows.filter(
    (row) => (certification === '' || row.certification === certification) && (state === '' || states[state](row)),
  )
}
