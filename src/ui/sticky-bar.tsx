import type { ReactNode } from 'react'
import styles from './sticky-bar.module.css'

interface StickyBarProps {
  /** The number to keep in view. */
  amount: ReactNode
  note?: ReactNode
  /** A compact link or button. */
  action: ReactNode
}

/** On small screens: the sum and the way to it, at the foot of the screen while the form is filled in. */
export function StickyBar({ amount, note, action }: StickyBarProps) {
  return (
    <div className={styles.bar}>
      <p>
        <b>{amount}</b>
        {note && <span>{note}</span>}
      </p>
      {action}
    </div>
  )
}
