import { useLocale, useTranslations } from 'use-intl'
import { languageTable } from '#domain/language.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './calendar.module.css'
import { type DateRow, dateHref, daysOf } from './date-row.ts'
import { useDateWords } from './date-words.tsx'
import { type DatesFilter, datesHref, monthGrid, neighbourMonth } from './dates-filter.ts'

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
