import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import styles from './choice-group.module.css'
import type { ChoiceProps } from './choice-props.ts'
import { ErrorText } from './error-list.tsx'

interface ChoiceGroupProps {
  /** An error summary leads here. */
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Of radio buttons: whether one of them has to be chosen. Nothing for boxes to tick. */
  radios?: { required: boolean } | undefined
  children: ReactNode
}

/** Choices that answer one question: its words, what is wrong with the answer, and the choices. */
export function ChoiceGroup({ id, label, hint, error, radios, children }: ChoiceGroupProps) {
  const hintId = `${id}-description`
  const errorId = `${id}-error`
  const metaDescription = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  // `required` and `invalid` belong to the group, not to a single radio button (ARIA).
  const radioGroup = radios && {
    role: 'radiogroup',
    'aria-required': radios.required,
    'aria-invalid': Boolean(error),
  }
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1} aria-describedby={metaDescription} {...radioGroup}>
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

interface CheckboxGroupProps {
  /** An error summary leads here. */
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  choices: readonly (ChoiceProps & { value: string })[]
}

/** Some of a few, all in sight. */
export function CheckboxGroup({ id, label, hint, error, choices }: CheckboxGroupProps) {
  return (
    <ChoiceGroup id={id} label={label} hint={hint} error={error}>
      {choices.map((choice) => (
        <Checkbox key={choice.id} {...choice} />
      ))}
    </ChoiceGroup>
  )
}
