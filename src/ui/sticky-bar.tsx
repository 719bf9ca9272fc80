import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './sticky-bar.module.css'

interface StickyBarProps {
  /** `form`: sticky while its form is in view. `page`: the frame keeps it in view on phones (src/frame/frame.tsx). */
  place: 'form' | 'page'
  /** For screen readers, because it is not part of the page's text. */
  label: string
  /** The amount to keep in view. */
  amount: ReactNode
  note: ReactNode
  /** A compact link or button. */
  action: ReactNode
}

/** At the bottom of small screens: the price and the button. */
export function StickyBar({ place, label, amount, note, action }: StickyBarProps) {
  return (
    <section className={classNames(styles.bar, styles[place])} aria-label={label} data-sticky-bar={place}>
      <p>
        <b>{amount}</b>
        <span>{note}</span>
      </p>
      {action}
    </section>
  )
}
