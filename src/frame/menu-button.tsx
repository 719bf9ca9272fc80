import type { ReactNode } from 'react'
import styles from './menu-button.module.css'

/** Id of the menu popover, which the button opens without a script. */
export const menuId = 'menu'

/** The three lines of its icon are the three levels. */
export function MenuButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.button} popoverTarget={menuId} aria-haspopup="dialog">
      {children}
      <svg viewBox="0 0 22 18" width="22" height="18" aria-hidden="true">
        <path d="M1 3Q11 .2 21 3" />
        <path d="M1 9.5C4 6.5 8 6.5 11 9.5S18 12.5 21 9.5" />
        <path d="M1 16.5 5 13.5 9 16.5 13 13 17 16.5 21 14" />
      </svg>
    </button>
  )
}

/** Focused when the menu opens. */
export function MenuCloseButton({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: it names where the focus goes when the popover opens; on a closed one it does nothing
    <button type="button" className={styles.button} popoverTarget={menuId} popoverTargetAction="hide" autoFocus>
      {children}
      <svg viewBox="0 0 22 18" width="22" height="18" aria-hidden="true">
        <path d="m5 3 12 12M17 3 5 15" />
      </svg>
    </button>
  )
}
