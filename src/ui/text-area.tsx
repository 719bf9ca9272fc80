import type { ComponentProps } from 'react'
import styles from './input.module.css'

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea({ rows = 4, ...area }: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea rows={rows} className={styles.area} {...area} />
}
