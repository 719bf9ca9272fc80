import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './print-button.module.css'

/** Prints the page. Browsers have a menu for that, so without scripts the button is not there (src/frame/browser/page.ts). */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <span className={styles.scripted}>
      <Button type="button" kind="secondary" size="compact" data-print>
        {children}
      </Button>
    </span>
  )
}
