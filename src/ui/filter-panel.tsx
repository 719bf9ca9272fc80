import type { ReactNode } from 'react'
import styles from './filter-panel.module.css'

interface FilterPanelProps {
  /** 'Filter': opens the panel on small screens. */
  label: string
  /** Shown beside the closed panel on small screens: '7 Angebote mit 23 Terminen'. */
  result?: string
  open: boolean
  children: ReactNode
}

/** Filters that small screens fold away until someone opens them or one is set. */
export function FilterPanel({ label, result, open, children }: FilterPanelProps) {
  return (
    <details className={styles.panel} open={open}>
      <summary>
        {label} <span>{result}</span>
      </summary>
      {children}
    </details>
  )
}
