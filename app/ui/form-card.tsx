import { type ReactNode, useId } from 'react'
import styles from './form-card.module.css'

interface FormCardProps {
  title: string
  /** At the end of the first line: a `TextButton` or a few words. */
  aside?: ReactNode
  children: ReactNode
}

/** One of several equal groups of fields that can be added and removed. */
export function FormCard({ title, aside, children }: FormCardProps) {
  const id = useId()
  return (
    <fieldset className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <b id={id}>{title}</b>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <div className={styles.body}>{children}</div>
    </fieldset>
  )
}
