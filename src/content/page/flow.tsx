import type { ReactNode } from 'react'
import styles from './flow.module.css'

/** Running content with text spacing: paragraphs close together, sections further apart. */
export function Flow({ children }: { children: ReactNode }) {
  return <div className={styles.flow}>{children}</div>
}
