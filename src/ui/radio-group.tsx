import type { ChoiceProps } from './checkbox.tsx'
import choice from './choice.module.css'
import { ChoiceGroup } from './choice-group.tsx'
import { classNames } from './class-names.ts'

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
        <div className={choice.choice} key={choiceId}>
          <input
            {...input}
            type="radio"
            className={classNames(choice.box, choice.dot)}
            id={choiceId}
            aria-describedby={hint ? `${choiceId}-description` : undefined}
          />
          <label htmlFor={choiceId}>{words}</label>
          {hint && (
            <p className={choice.hint} id={`${choiceId}-description`}>
              {hint}
            </p>
          )}
        </div>
      ))}
    </ChoiceGroup>
  )
}
