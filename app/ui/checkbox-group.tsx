import { Checkbox } from './checkbox.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import type { ChoiceProps } from './choice-props.ts'

interface CheckboxGroupProps {
  /** An error summary leads here. */
  id: string
  label: string
  error?: string | undefined
  choices: readonly (ChoiceProps & { value: string })[]
}

/** Some of a few, all in sight. */
export function CheckboxGroup({ id, label, error, choices }: CheckboxGroupProps) {
  return (
    <ChoiceGroup id={id} label={label} error={error}>
      {choices.map((choice) => (
        <Checkbox key={choice.id} {...choice} />
      ))}
    </ChoiceGroup>
  )
}
