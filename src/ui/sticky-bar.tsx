import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './sticky-bar.module.css'

interface StickyBarProps {
  /** `form`: sticks while its form is in view. `page`: the frame keeps it in view on phones (src/frame/frame.tsx). */
  place: 'form' | 'page'
  /** Names it for those who listen: it is no part of the page's text. */
  label: string
  /** The number to keep in view. */
  amount: ReactNode
  note?: ReactNode
  /** A compact link or button. */
  action: ReactNode
}

/** On small screens, at the foot of the screen: what it costs, and the way on. */
export function StickyBar({ place, label, amount, note, action }: StickyBarProps) {
  return (
    <section
      className={classNames(styles.bar, styles[place])}
      aria-label={label}
      data-page-foot={place === 'page' || undefined}
    >
      <p>
        <b>{amount}</b>
        {note && <span>{note}</span>}
      </p>
      {action}
    </section>
  )
}
