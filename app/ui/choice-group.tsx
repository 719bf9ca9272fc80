import type { ReactNode } from 'react'
import styles from './choice-group.module.css'
import { ErrorText } from './error-text.tsx'

interface ChoiceGroupProps {
  /** An error summary leads here. */
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** Choices that answer one question: its words, what is wrong with the answer, and the choices. */
export function ChoiceGroup({ id, label, hint, error, children }: ChoiceGroupProps) {
  const hintId = `${id}-description`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {children}
    </fieldset>
  )
}
