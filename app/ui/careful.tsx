import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import styles from './careful.module.css'
import { Stack } from './stack.tsx'

interface CarefulProps {
  /** What can be done: 'Buchung stornieren'. */
  offer: string
  size?: 'regular' | 'compact' | undefined
  /** What it costs, and the form that does it. */
  children: ReactNode
}

/** What cannot be taken back: a first press says what it costs, a second one, on the button inside, does it. Works without scripts. */
export function Careful({ offer, size, children }: CarefulProps) {
  return (
    <details className={styles.careful}>
      <summary className={buttonClass({ kind: 'secondary', size })}>{offer}</summary>
      <div className={styles.question}>
        <Stack gap="small">{children}</Stack>
      </div>
    </details>
  )
}
