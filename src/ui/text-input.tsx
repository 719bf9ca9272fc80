import type { ComponentProps } from 'react'
import styles from './input.module.css'

/** One line of text. Set `autoComplete`, `inputMode` and `type`: they choose the keyboard on a phone. */
export function TextInput({ type = 'text', ...input }: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type={type} className={styles.input} {...input} />
}

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea({ rows = 4, ...area }: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea rows={rows} className={styles.area} {...area} />
}
