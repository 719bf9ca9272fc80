import type { ReactNode } from 'react'
import styles from './wrap.module.css'

/** The page width with its margins. Contains everything but pictures and coloured bands. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>
}
