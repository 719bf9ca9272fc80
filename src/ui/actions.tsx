import type { ReactNode } from 'react'
import styles from './actions.module.css'

/** Related buttons and links, side by side where there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
