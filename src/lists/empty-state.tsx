import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** What is not there: 'Keine offenen Angebote' */
  title: string
  /** What it means, or how to begin. */
  children?: ReactNode
}

/** Stands where a list would be. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
