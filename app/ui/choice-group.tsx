import type { ReactNode } from 'react'
import styles from './choice-group.module.css'
import { ErrorText } from './error-text.tsx'

interface ChoiceGroupProps {
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Short answers may stand side by side. */
  inline?: boolean | undefined
  /** `Radio`s or `Checkbox`es. */
  children: ReactNode
}

/** A question whose answers are all in sight. */
export function ChoiceGroup({ id, legend, hint, error, inline = false, children }: ChoiceGroupProps) {
  const hintId = `${id}-description`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={styles.group} id={id} aria-describedby={describedBy} tabIndex={-1}>
      <legend>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={inline ? styles.inline : styles.stacked}>{children}</div>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </fieldset>
  )
}
