import { Checkbox } from './checkbox.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import type { ChoiceProps } from './choice-props.ts'

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
