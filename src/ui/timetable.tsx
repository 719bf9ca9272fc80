import type { ReactNode } from 'react'
import styles from './timetable.module.css'

export interface TimetableRow {
  /** The whole row leads there. */
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
}

/** Dates as a departure board: one row a date, hairlines between, the whole row a link. */
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
              <a href={row.href}>{row.title}</a>
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
          </li>
        ))}
      </ol>
    </div>
  )
}
