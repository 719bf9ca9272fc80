import type { ComponentProps } from 'react'
import styles from './text-button.module.css'

/** A small action beside a text, such as 'remove'. A button that looks like a link. */
export function TextButton({ type = 'button', ...button }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={styles.button} {...button} />
}
