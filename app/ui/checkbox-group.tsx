import { Checkbox } from './checkbox.tsx'
import styles from './checkbox-group.module.css'
import type { ChoiceProps } from './choice-props.ts'
import { ErrorText } from './error-text.tsx'

interface CheckboxGroupProps {
  /** An error summary leads here. */
  id: string
  label: string
  error?: string | undefined
  choices: readonly (ChoiceProps & { value: string })[]
}

/** Some of a few, all in sight. */
export function CheckboxGroup({ id, label, error, choices }: CheckboxGroupProps) {
  const errorId = `${id}-error`
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1} aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {choices.map((choice) => (
        <Checkbox key={choice.id} {...choice} />
      ))}
    </fieldset>
  )
}
