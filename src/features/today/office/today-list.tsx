import { TodayCard } from './today-card.tsx'
import styles from './today-list.module.css'
import type { TodayLine } from './today-view.ts'

interface TodayListProps {
  title: string
  lines: readonly TodayLine[]
}

/** Things of one kind that need a hand, each with the way to where it is done. */
export function TodayList({ title, lines }: TodayListProps) {
  return (
    <TodayCard title={title} count={lines.length}>
      {lines.map(({ key, title: line, note, href }) => (
        <li key={key} className={styles.line}>
          {href ? <a href={href}>{line}</a> : <b>{line}</b>}
          <small>{note}</small>
        </li>
      ))}
    </TodayCard>
  )
}
