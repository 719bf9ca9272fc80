import type { ReactNode } from 'react'
import styles from './words.module.css'

/** An amount or day that stays on one line, however narrow its column. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>
}

/** User text, as typed. */
export function Words({ children }: { children: string }) {
  return (
    <p className={styles.words} dir="auto">
      {children}
    </p>
  )
}
