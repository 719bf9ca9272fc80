import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './print-button.module.css'

/** Prints the page. Browsers have a menu for that, so without scripts the button is not there. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <span className={styles.scripted}>
      <Button type="button" kind="secondary" size="compact" onClick={() => window.print()}>
        {children}
      </Button>
    </span>
  )
}
