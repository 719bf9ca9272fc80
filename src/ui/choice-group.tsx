import type { ComponentProps, ReactNode } from 'react'
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

/** The whole line is clickable; errors are above it. */
export function Checkbox({ id, label, hint, error, ...input }: ChoiceProps & { error?: string | undefined }) {
  const hintId = `${id}-description`
  const errorId = `${id}-error`
  return (
    <div className={styles.group}>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      <div className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
        />
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

/** Shared props of checkbox and radio button. All others go to the `input`. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children' | 'id'> {
  id: string
  label: ReactNode
  /** A quieter line below the label. */
  hint?: ReactNode
}
