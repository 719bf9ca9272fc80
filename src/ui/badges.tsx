import type { ReactNode } from 'react'
import styles from './badges.module.css'

/** Several badges in a row that may break. */
export function Badges({ children }: { children: ReactNode }) {
  return <span className={styles.badges}>{children}</span>
}
