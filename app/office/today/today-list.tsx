import { useId } from 'react'
import { Heading } from '../../ui/heading.tsx'
import styles from './today-list.module.css'
import type { TodayLine } from './today-view.ts'

interface TodayListProps {
  title: string
  lines: readonly TodayLine[]
}

/** Things of one kind that need a hand, each with the way to where it is done. */
export function TodayList({ title, lines }: TodayListProps) {
  const id = useId()
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="small" id={id}>
          {title}
        </Heading>
        <span className={styles.count}>{lines.length}</span>
      </div>
      <ul>
        {lines.map(({ key, title: line, note, href }) => (
          <li key={key} className={styles.line}>
            {href ? <a href={href}>{line}</a> : <b>{line}</b>}
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
