import type { ReactNode } from 'react'
import styles from './result-line.module.css'

interface ResultLineProps {
  /** '7 Angebote' */
  count: string
  /** 'mit 23 Terminen' */
  detail?: string | undefined
  /** At the end of the line: what applies to all results. */
  aside?: ReactNode
  id?: string | undefined
  /** Below the line. */
  children?: ReactNode
}

/** The number of results above a list. */
export function ResultLine({ count, detail, aside, id, children }: ResultLineProps) {
  return (
    <div className={styles.line} id={id}>
      <p>
        <strong>{count}</strong> {detail && <span>{detail}</span>}
      </p>
      {aside && <p className={styles.aside}>{aside}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
