import type { ReactNode } from 'react'
import styles from './wrap.module.css'

/** The width of the page with its margins. Everything but pictures and coloured bands is in one. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>
}
