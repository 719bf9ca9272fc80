import { useLocale, useTranslations } from 'use-intl'
import { languageTable } from '#domain/language.ts'
import { type CertificationSlug, certificationBySlug } from '#domain/workshop/certification.ts'
import { classNames } from '#ui/class-names.ts'
import type { DatesRange } from '../records.ts'
import styles from './calendar.module.css'
import { type DateRow, dateHref, daysOf } from './date-row.ts'
import { useDateWords } from './date-words.tsx'

interface MonthDay {
  /** '2027-01-19' */
  day: string
  /** Whether it belongs to the month itself, not to its neighbours. */
  isInMonth: boolean
}

/** The weeks of a month from Monday to Sunday, with the days of the neighbours that fill the first and the last. `month` is '2027-01'. */
export function monthGrid(month: string): MonthDay[][] {
  const first = dayAt(`${month}-01`)
  const start = plusDays(first, -((first.getUTCDay() + 6) % 7))
  const weeks: MonthDay[][] = []
  for (let week = start; week < first || monthOf(week) === month; week = plusDays(week, 7)) {
    weeks.push(
      [0, 1, 2, 3, 4, 5, 6].map((after) => {
        const day = plusDays(week, after)
        return { day: isoDay(day), isInMonth: monthOf(day) === month }
      }),
    )
  }
  return weeks
}

/** '2026-12' and '2027-02' around '2027-01'. */
export function neighbourMonth(month: string, by: 1 | -1): string {
  const first = dayAt(`${month}-01`)
  return monthOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)))
}

export function isMonth(text: string): boolean {
  return /^2\d{3}-(0[1-9]|1[0-2])$/.test(text)
}

// Days without a time: browsers need no Temporal for them.
const dayAt = (day: string) => new Date(`${day}T00:00:00Z`)
const plusDays = (day: Date, days: number) => new Date(day.getTime() + days * 86_400_000)
const isoDay = (day: Date) => day.toISOString().slice(0, 10)
const monthOf = (day: Date) => day.toISOString().slice(0, 7)

export const shownStates = ['tentative', 'confirmed', 'below-minimum', 'full', 'waitlist', 'called-off'] as const
type ShownState = (typeof shownStates)[number]

/** The filters in the address of the list; unknown values are ignored. */
export interface DatesFilter {
  /** Dates to come, with those that run, or those that are over. */
  time: 'upcoming' | 'past'
  certification: CertificationSlug | ''
  /** Words of kind, day, place and trainers. */
  text: string
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
    text: query.get('text')?.trim() ?? '',
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
  if (filter.text) query.set('text', filter.text)
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

interface CalendarProps {
  rows: readonly DateRow[]
  filter: DatesFilter
  /** '2027-01' */
  month: string
  /** '2027-01-19' */
  today: string
}

/** A month of dates: a grid where there is room, on a phone the days on which something takes place, one below the other. */
export function Calendar({ rows, filter, month, today }: CalendarProps) {
  const t = useTranslations('officeDates.calendar')
  const language = useLocale()
  const words = useDateWords()
  const weeks = monthGrid(month)
  const byDay = Map.groupBy(
    rows.flatMap((row) => daysOf(row).map((day) => ({ day, row }))),
    ({ day }) => day,
  )
  const onDay = (day: string) => (byDay.get(day) ?? []).map(({ row }) => row)
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(languageTable[language].locale, { timeZone: 'UTC', ...options })
    return (day: string) => dates.format(new Date(`${day}T00:00:00Z`))
  }
  const weekday = format({ weekday: 'short' })
  const wholeDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const title = format({ month: 'long', year: 'numeric' })(`${month}-01`)
  const isEmpty = weeks.flat().every(({ day, isInMonth }) => !isInMonth || onDay(day).length === 0)
  return (
    <section className={styles.calendar} aria-label={title}>
      <div className={styles.head}>
        <a href={datesHref({ ...filter, month: neighbourMonth(month, -1) })}>{t('before')}</a>
        <h2>{title}</h2>
        <a href={datesHref({ ...filter, month: neighbourMonth(month, 1) })}>{t('after')}</a>
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {weeks[0]?.map(({ day }) => (
          <span key={day}>{weekday(day)}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {weeks.flat().map(({ day, isInMonth }) => {
          const found = onDay(day)
          return (
            <li
              key={day}
              className={classNames(styles.day, !isInMonth && styles.other, found.length === 0 && styles.empty)}
              aria-current={day === today ? 'date' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {Number(day.slice(8))}
              </span>
              <span className={styles.name}>{wholeDay(day)}</span>
              {found.map((row) => (
                <a key={row.id} href={dateHref(row.id)} className={styles[row.status]}>
                  <b>{row.code}</b> {words.place(row)} <span>{t('seats', { taken: row.taken, seats: row.seats })}</span>
                  {row.status === 'tentative' && <span> {words.status(row)}</span>}
                </a>
              ))}
            </li>
          )
        })}
      </ol>
      {isEmpty && <p className={styles.nothing}>{t('nothing')}</p>}
    </section>
  )
}
