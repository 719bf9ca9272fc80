import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import styles from './confirm-details.module.css'
import { Stack } from './stack.tsx'
import textButton from './text-button.module.css'

interface ConfirmDetailsProps {
  /** What can be done: 'Buchung stornieren'. */
  offer: string
  /** Whom it is about as well, for people who don't see the row it is in: 'Entfernen: Anna Berger'. */
  label?: string | undefined
  /** `row` is for the row of a table: a link, and narrow. */
  size?: 'regular' | 'compact' | 'row' | undefined
  /** What it costs, and the form that does it. */
  children: ReactNode
}

/** What takes two presses: the first says what it costs or asks what is needed, the second, on the button inside, does it. Works without scripts. */
export function ConfirmDetails({ offer, label, size = 'regular', children }: ConfirmDetailsProps) {
  if (size === 'row')
    return (
      <details className={styles.row}>
        <summary className={textButton.button} aria-label={label}>
          {offer}
        </summary>
        {children}
      </details>
    )
  return (
    <details className={styles.confirm}>
      <summary className={buttonClass({ kind: 'secondary', size })} aria-label={label}>
        {offer}
      </summary>
      <div className={styles.question}>
        <Stack gap="small">{children}</Stack>
      </div>
    </details>
  )
}
