import type { ReactNode } from 'react'
import styles from './choice-group.module.css'
import { ErrorText } from './error-text.tsx'

interface ChoiceGroupProps {
  /** An error summary leads here. */
  id: string
  label: string
  error?: string | undefined
  children: ReactNode
}

/** Choices that answer one question: its words, what is wrong with the answer, and the choices. */
export function ChoiceGroup({ id, label, error, children }: ChoiceGroupProps) {
  const errorId = `${id}-error`
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1} aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {children}
    </fieldset>
  )
}
