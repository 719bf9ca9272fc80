import type { ReactNode } from 'react'
import styles from './flow.module.css'

/** Running content with the rhythm of text: paragraphs close together, new thoughts further apart. */
export function Flow({ children }: { children: ReactNode }) {
  return <div className={styles.flow}>{children}</div>
}
