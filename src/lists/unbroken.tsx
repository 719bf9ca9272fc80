import type { ReactNode } from 'react'
import styles from './unbroken.module.css'

/** An amount or day that stays on one line, however narrow its column. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>
}
