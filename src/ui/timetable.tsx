import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import styles from './timetable.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface TimetableRow {
  /** The target of the whole row. */
  href: string
  /** 'Di–Mi, 19.–20. Jänner 2027' */
  dateText: string
  /** 'jeweils 9–17 Uhr' */
  timeText?: ReactNode
  title: string
  /** 'mit Jonas Reiter' */
  subtitle?: string | undefined
  place: string
  /** 'Deutsch', in that language. */
  language: string
  /** `Badge`s. */
  badges?: ReactNode
  price: string
  /** 'pro Person' */
  priceNote?: string | undefined
  /** A button at the end of the row, which is then the link instead of the title. */
  action?: { href: string; label: string; weight: 'primary' | 'secondary' } | undefined
}

/** Dates as a departure board: one row per date, separated by hairlines, the whole row a link. */
export function Timetable({ rows }: { rows: readonly TimetableRow[] }) {
  return (
    <div className={styles.board}>
      <ol className={styles.timetable}>
        {rows.map((row) => (
          <li key={row.href}>
            <p className={styles.date}>
              {row.dateText}
              {row.timeText && <span>{row.timeText}</span>}
            </p>
            <p className={styles.title}>
              {row.action ? row.title : <a href={row.href}>{row.title}</a>}
              {row.subtitle && <span>{row.subtitle}</span>}
            </p>
            <p className={styles.place}>
              {row.place}
              <span>{row.language}</span>
            </p>
            <div className={styles.badges}>{row.badges}</div>
            <p className={styles.price}>
              {row.price}
              {row.priceNote && <span>{row.priceNote}</span>}
            </p>
            {row.action && (
              <p className={styles.action}>
                <ButtonLink kind={row.action.weight} size="compact" href={row.action.href}>
                  {row.action.label}
                  <VisuallyHidden>{`, ${row.dateText}, ${row.place}`}</VisuallyHidden>
                </ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
