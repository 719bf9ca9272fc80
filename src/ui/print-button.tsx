import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './print-button.module.css'

/** Prints the page. Hidden without scripts (src/frame/browser/page.ts). */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <span className={styles.scripted}>
      <Button type="button" kind="secondary" size="compact" data-print>
        {children}
      </Button>
    </span>
  )
}
