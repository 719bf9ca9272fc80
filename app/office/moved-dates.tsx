import { useTranslations } from 'use-intl'
import { Notice } from '../ui/notice.tsx'
import type { DateRow } from './dates/date-row.ts'
import { useDateWords } from './dates/use-date-words.ts'
import styles from './moved-dates.module.css'

interface MovedDatesProps {
  gained: readonly DateRow[]
  lost: readonly DateRow[]
}

/** So many are named; whoever has more is known by their number. */
const most = 8

/** Says which dates, with who comes to them, another name opens and closes for a trainer. */
export function MovedDates({ gained, lost }: MovedDatesProps) {
  const t = useTranslations('officeMembers.moves')
  const words = useDateWords()
  const parts = [
    ['gained', gained],
    ['lost', lost],
  ] as const
  return (
    <Notice tone="alert" title={t('title')}>
      {parts.map(([what, rows]) =>
        rows.length === 0 ? null : (
          <div key={what}>
            <p>{t(what, { count: rows.length })}</p>
            <ul className={styles.list}>
              {rows.slice(0, most).map((row) => (
                <li key={row.id}>{words.name(row)}</li>
              ))}
              {rows.length > most && <li>{t('more', { count: rows.length - most })}</li>}
            </ul>
          </div>
        ),
      )}
    </Notice>
  )
}
