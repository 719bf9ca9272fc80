import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'

interface DisclosureProps {
  summary: ReactNode
  /** Target of links on the page. */
  id?: string | undefined
  /** Open from the start. */
  open?: boolean | undefined
  /** Less room and lighter letters, inside a form. */
  quiet?: boolean | undefined
  children: ReactNode
}

/** Something that opens below its line: an answer below its question, more of a list. Works without JavaScript. */
export function Disclosure({ summary, id, open = false, quiet = false, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, quiet && styles.quiet)} id={id} open={open}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
