import type { ReactNode } from 'react'
import { buttonClass, textButtonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { Stack } from './section.tsx'

interface DisclosureProps {
  summary: ReactNode
  /** Anchor. */
  id?: string | undefined
  open?: boolean | undefined
  /** Smaller and lighter, inside a form. */
  quiet?: boolean | undefined
  children: ReactNode
}

/** A collapsible part: an answer below its question, more of a list. Works without JavaScript. */
export function Disclosure({ summary, id, open = false, quiet = false, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, quiet && styles.quiet)} id={id} open={open}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

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
