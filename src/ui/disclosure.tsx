import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  summary: ReactNode
  /** Target of links on the page. */
  id?: string | undefined
  children: ReactNode
}

/** Something that opens below its line: an answer below its question, more of a list. Works without JavaScript. */
export function Disclosure({ summary, id, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} id={id}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
