import { type CertificationSlug, certificationBySlug } from '#domain/workshop/certification.ts'
import type { DatesRange } from '#features/workshops/records.ts'
import type { DateRow } from './date-row.ts'
import { isMonth, monthGrid } from './month-grid.ts'

export const shownStates = ['tentative', 'confirmed', 'below-minimum', 'full', 'waitlist', 'called-off'] as const
export type ShownState = (typeof shownStates)[number]

/** The filters in the address of the list; unknown values are ignored. */
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

/** The address of the list with these filters; defaults are left out. */
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
  tentative: ({ status }) => status === 'tentative',
  confirmed: ({ status }) => status === 'confirmed',
  'below-minimum': (row) => row.isBelowMinimum,
  full: ({ taken, seats }) => taken >= seats,
  waitlist: ({ waiting, offered }) => waiting + offered > 0,
  'called-off': ({ status }) => status === 'called-off',
}

export function isInState(row: DateRow, state: ShownState | ''): boolean {
  return state === '' || states[state](row)
}

/** The days that the calendar of a month shows, and one more on each side: days are those of the place of the workshop. */
export function monthRange(month: string): Pick<DatesRange, 'endsAfter' | 'startsBefore'> {
  const days = monthGrid(month).flat()
  const midnight = (day: string | undefined, later: number) =>
    Temporal.PlainDate.from(day ?? `${month}-01`)
      .add({ days: later })
      .toZonedDateTime('UTC')
      .toInstant()
  return { endsAfter: midnight(days[0]?.day, -1), startsBefore: midnight(days.at(-1)?.day, 2) }
}
