import type { ReactNode } from 'react'
import styles from './form-card.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface FormCardProps {
  /** For links to it. */
  id?: string
  title: string
  /** At the end of the first line: a `TextButton` or a few words. */
  aside?: ReactNode
  children: ReactNode
}

/** One of several equal groups of fields that can be added and removed. */
export function FormCard({ id, title, aside, children }: FormCardProps) {
  return (
    <fieldset id={id} className={styles.card}>
      <legend>
        <VisuallyHidden>{title}</VisuallyHidden>
      </legend>
      <div className={styles.head}>
        {/* A legend cannot share a line with anything else. */}
        <b aria-hidden="true">{title}</b>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <div className={styles.body}>{children}</div>
    </fieldset>
  )
}
