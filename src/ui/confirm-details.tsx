import type { ReactNode } from 'react'
import { buttonClass, textButtonClass } from './button.tsx'
import styles from './confirm-details.module.css'
import { Stack } from './stack.tsx'

interface ConfirmDetailsProps {
  /** The action: 'Buchung stornieren'. */
  offer: string
  /** The accessible name with its subject, for users who cannot see the row: 'Entfernen: Anna Berger'. */
  label?: string | undefined
  /** `row` is for table rows: a link, and narrow. */
  size?: 'regular' | 'compact' | 'row' | undefined
  /** Open from the start: what is inside came back. */
  open?: boolean | undefined
  /** The consequences, and the form that does it. */
  children: ReactNode
}

/** A two-step action: the first press shows the consequences or asks for details, the button inside does it. Works without scripts. */
export function ConfirmDetails({ offer, label, size = 'regular', open, children }: ConfirmDetailsProps) {
  if (size === 'row')
    return (
      <details className={styles.row} open={open}>
        <summary className={textButtonClass} aria-label={label}>
          {offer}
        </summary>
        {children}
      </details>
    )
  return (
    <details className={styles.confirm} open={open}>
      <summary className={buttonClass({ kind: 'secondary', size })} aria-label={label}>
        {offer}
      </summary>
      <div className={styles.question}>
        <Stack gap="small">{children}</Stack>
      </div>
    </details>
  )
}
