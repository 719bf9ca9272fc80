import type { ReactNode } from 'react'
import { Checkbox, type ChoiceProps } from './checkbox.tsx'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import { ErrorText } from './error-list.tsx'

interface ChoiceGroupProps {
  /** Target of the error summary. */
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** For radio buttons: whether a choice is required. Undefined for checkboxes. */
  radios?: { required: boolean } | undefined
  children: ReactNode
}

export function ChoiceGroup({ id, label, hint, error, radios, children }: ChoiceGroupProps) {
  const hintId = `${id}-description`
  const errorId = `${id}-error`
  // ARIA: `required` and `invalid` belong to the group, not to a single radio button.
  const radioGroup = radios && {
    role: 'radiogroup',
    'aria-required': radios.required,
    'aria-invalid': Boolean(error),
  }
  return (
    <fieldset
      className={styles.choices}
      id={id}
      tabIndex={-1}
      aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
      {...radioGroup}
    >
      <legend>{label}</legend>
      {hint && (
        <p className={styles.groupHint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {children}
    </fieldset>
  )
}

interface CheckboxGroupProps {
  /** Target of the error summary. */
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  choices: readonly (ChoiceProps & { value: string })[]
}

export function CheckboxGroup({ id, label, hint, error, choices }: CheckboxGroupProps) {
  return (
    <ChoiceGroup id={id} label={label} hint={hint} error={error}>
      {choices.map((choice) => (
        <Checkbox key={choice.id} {...choice} />
      ))}
    </ChoiceGroup>
  )
}

interface RadioGroupProps {
  /** Target of the error summary. */
  id: string
  label: string
  error?: string | undefined
  choices: readonly (ChoiceProps & { value: string })[]
}

export function RadioGroup({ id, label, error, choices }: RadioGroupProps) {
  return (
    <ChoiceGroup
      id={id}
      label={label}
      error={error}
      radios={{ required: choices.some(({ required }) => required === true) }}
    >
      {choices.map(({ id: choiceId, label: words, hint, required: _, ...input }) => (
        <div className={styles.choice} key={choiceId}>
          <input
            {...input}
            type="radio"
            className={classNames(styles.box, styles.dot)}
            id={choiceId}
            aria-describedby={hint ? `${choiceId}-description` : undefined}
          />
          <label htmlFor={choiceId}>{words}</label>
          {hint && (
            <p className={styles.hint} id={`${choiceId}-description`}>
              {hint}
            </p>
          )}
        </div>
      ))}
    </ChoiceGroup>
  )
}
