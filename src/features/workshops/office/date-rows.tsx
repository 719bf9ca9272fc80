import { useTranslations } from 'use-intl'
import { Dotted } from '#ui/dotted.tsx'
import { type DateRow, dateHref } from './date-row.ts'
import styles from './date-rows.module.css'
import { StatusBadge } from './status-badge.tsx'
import { useDateWords } from './use-date-words.ts'

/** Dates one below the other: what and when, how full, and what needs a hand. */
export function DateRows({ rows }: { rows: readonly DateRow[] }) {
  const t = useTranslations('officeDates')
  const words = useDateWords()
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <div className={styles.what}>
            <a href={dateHref(row.id)}>
              {row.code} · {words.dates(row)}
            </a>
            <span>
              <Dotted items={[words.place(row), t(`form.languages.${row.language}`), words.trainers(row)]} />
            </span>
          </div>
          <div className={styles.seats}>
            <b>{t('seatsOf', { taken: row.taken, seats: row.seats })}</b>
            <meter min={0} max={row.seats} value={row.taken} aria-hidden="true" />
            {row.isBelowMinimum && <span>{t('belowMinimum', { confirmed: row.confirmed, minimum: row.minimum })}</span>}
            {row.waiting > 0 && <span>{t('waitingCount', { count: row.waiting })}</span>}
            {row.offered > 0 && <span>{t('offeredCount', { count: row.offered })}</span>}
          </div>
          <div className={styles.status}>
            <StatusBadge row={row} />
            {(row.status === 'running' || row.status === 'over') && (
              <a href={dateHref(row.id, 'attendance')} aria-label={t('attendance.of', { date: words.name(row) })}>
                {t('attendance.title')}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
