import { type ReactNode, useId } from 'react'
import { Heading } from '#ui/heading.tsx'
import styles from './today-list.module.css'

interface TodayCardProps {
  title: string
  count: number
  /** Items of a list. */
  children: ReactNode
}

/** A kind of thing that needs a hand, with how many there are. */
export function TodayCard({ title, count, children }: TodayCardProps) {
  const id = useId()
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="small" id={id}>
          {title}
        </Heading>
        <span className={styles.count}>{count}</span>
      </div>
      <ul>{children}</ul>
    </section>
  )
}
