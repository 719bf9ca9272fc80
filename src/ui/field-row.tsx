import type { ReactNode } from 'react'
import styles from './field-row.module.css'

interface FieldRowProps {
  /** `halves`: two of the same width. `code`: a short one first, such as a postal code or a title. */
  columns?: 'halves' | 'code' | undefined
  children: ReactNode
}

/** Fields side by side from 600 px on, one below the other before. */
export function FieldRow({ columns = 'halves', children }: FieldRowProps) {
  return <div className={styles[columns]}>{children}</div>
}
