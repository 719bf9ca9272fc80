import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './split.module.css'

interface SplitProps {
  /** The heading with what belongs to it: three to four columns. */
  head: ReactNode
  /** The content: eight to nine columns. */
  children: ReactNode
  /** `even` gives the head five of twelve columns, for a head with more than a title. */
  share?: 'narrow' | 'even' | undefined
}

/** Heading left, content right; stacked on small screens. */
export function Split({ head, children, share = 'narrow' }: SplitProps) {
  return (
    <div className={classNames(styles.split, share === 'even' && styles.even)}>
      <div className={styles.part}>{head}</div>
      <div className={styles.part}>{children}</div>
    </div>
  )
}
