import type { ComponentProps } from 'react'
import styles from './words-field.module.css'

/** Keeps what is chosen in the text chosen while it is pressed. */
export function MarkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.mark} onMouseDown={(event) => event.preventDefault()} {...props} />
}
