import type { ReactNode } from 'react'
import styles from './with-aside.module.css'

interface WithAsideProps {
  children: ReactNode
  /** Sticky beside the content on wide screens, below it on small ones. */
  aside: ReactNode
}

/** A long column with a short companion: a form with its sum, a confirmation with its summary. */
export function WithAside({ children, aside }: WithAsideProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  )
}
