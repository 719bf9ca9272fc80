import type { ReactNode } from 'react'
import { Dotted } from './dotted.tsx'
import styles from './link-rows.module.css'

export interface LinkRow {
  href: string
  /** The one that this page is about. */
  current: boolean
  title: string
  details: readonly ReactNode[]
  /** At the row's end: a badge or a few words. */
  aside?: ReactNode
}

/** A choice between pages that looks like the choice between radio buttons: one is this page, the others are links. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ href, current, title, details, aside }) => (
        <li key={href} className={current ? styles.current : undefined}>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.text}>
            <a href={href} aria-current={current ? 'true' : undefined}>
              {title}
            </a>
            <span>
              <Dotted items={details} />
            </span>
          </span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </li>
      ))}
    </ul>
  )
}
