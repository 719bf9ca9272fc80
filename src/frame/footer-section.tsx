import type { ReactNode } from 'react'
import styles from './footer-section.module.css'

interface FooterSectionProps {
  title: string
  open?: boolean | undefined
  children: ReactNode
}

/** A section of the footer's accordion. The shared name makes the browser keep one open at a time (docs/product.md#footer). */
export function FooterSection({ title, open, children }: FooterSectionProps) {
  return (
    <details className={styles.section} name="footer" open={open}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
