import { Fragment, type ReactNode } from 'react'
import styles from './dotted.module.css'

/** Short facts on one line, separated by dots: '2 Tage · Wien · Deutsch'. Empty ones are skipped; no line starts or ends with a dot. */
export function Dotted({ items }: { items: readonly ReactNode[] }) {
  const shown = items.filter((item) => item !== null && item !== undefined && item !== false && item !== '')
  return (
    <span className={styles.dotted}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one line have no identity beyond their place
        <Fragment key={index}>
          {/* Not drawn, but copied and read out between two facts. */}
          {index > 0 && ' '}
          <span className={styles.item}>{item}</span>
        </Fragment>
      ))}
    </span>
  )
}
