import styles from './button.module.css'
import { classNames } from './class-names.ts'

export interface ButtonLook {
  /** `signal` commits to something that costs: at most one in a view. */
  kind?: 'primary' | 'secondary' | 'signal' | undefined
  size?: 'regular' | 'compact' | undefined
  /** As wide as its place. */
  wide?: boolean | undefined
}

export function buttonClass({ kind = 'primary', size = 'regular', wide = false }: ButtonLook): string | undefined {
  return classNames(styles.button, styles[kind], size === 'compact' && styles.compact, wide && styles.wide)
}
