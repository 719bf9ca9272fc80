import type { DateRow } from './date-row.ts'
import type { PersonRow } from './date-view.ts'
import styles from './name-badges.module.css'
import { useDateWords } from './use-date-words.ts'

interface NameBadgesProps {
  row: DateRow
  people: readonly PersonRow[]
}

/** One card for each person, the first name to be read across a room. */
export function NameBadges({ row, people }: NameBadgesProps) {
  const words = useDateWords()
  return (
    <ul className={styles.sheet}>
      {people.map(({ id, firstName, name, company }) => (
        <li key={id} className={styles.badge}>
          <b>{firstName}</b>
          <span>{name}</span>
          {company && <span>{company}</span>}
          <small>
            {row.title} · {words.dates(row)}
          </small>
        </li>
      ))}
    </ul>
  )
}
