import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'

interface DisclosureProps {
  summary: ReactNode
  /** Anchor. */
  id?: string | undefined
  open?: boolean | undefined
  /** Smaller and lighter, inside a form. */
  quiet?: boolean | undefined
  children: ReactNode
}

/** A collapsible part: an answer below its question, more of a list. Works without JavaScript. */
export function Disclosure({ summary, id, open = false, quiet = false, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, quiet && styles.quiet)} id={id} open={open}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
