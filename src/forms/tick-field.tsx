import { type FieldMetadata, getCollectionProps, getInputProps } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import type { BoxField, TextField } from '#features/booking/site/partial-form.ts'
import { Checkbox, type ChoiceProps, RadioGroup } from '#ui/choice-group.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import styles from './forms.module.css'
import { useErrorText } from './use-error-text.ts'

interface TickFieldProps {
  field: BoxField
  label: ReactNode
  hint?: ReactNode
  /** Draws a frame, for something to add, with this at the end of its first line. */
  framedWith?: string | undefined
}

export function TickField({ field, label, hint, framedWith }: TickFieldProps) {
  const errorText = useErrorText()
  const { key, ...input } = getInputProps(field, { type: 'checkbox', ariaAttributes: false })
  const choice = { ...input, label, hint, error: errorText(field.errors) }
  return framedWith === undefined ? (
    <Checkbox key={key} {...choice} />
  ) : (
    <ChoiceBox key={key} {...choice} aside={framedWith} />
  )
}

interface RadioFieldProps {
  field: FieldMetadata<string | number | undefined>
  label: string
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
}

export function RadioField({ field, label, options }: RadioFieldProps) {
  const errorText = useErrorText()
  const inputs = getCollectionProps(field, {
    type: 'radio',
    options: options.map(({ value }) => value),
    ariaAttributes: false,
  })
  const choices = inputs.map(({ key: _, ...input }, index) => ({
    ...input,
    label: options[index]?.label,
    hint: options[index]?.hint,
  }))
  return <RadioGroup id={field.id} label={label} error={errorText(field.errors)} choices={choices} />
}

interface LineFieldProps
  extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'> {
  field: TextField
  label: string
  hint?: string | undefined
  type?: 'text' | 'email' | 'tel' | undefined
  optional?: boolean | undefined
}

export function LineField({ field, label, hint, type = 'text', optional, ...input }: LineFieldProps) {
  const errorText = useErrorText()
  const { key, ...props } = getInputProps(field, { type, ariaAttributes: false })
  return (
    <Field id={field.id} label={label} hint={hint} optional={optional} error={errorText(field.errors)}>
      {(control) => <TextInput key={key} {...props} {...input} {...control} />}
    </Field>
  )
}

interface ChoiceBoxProps extends ChoiceProps {
  /** At the end of the first line: the price. */
  aside?: ReactNode
  error?: string | undefined
}

/** A framed checkbox for an add-on: title, price and description. */
function ChoiceBox({ label, aside, ...choice }: ChoiceBoxProps) {
  return (
    <div className={styles.frame}>
      <Checkbox
        label={
          <span className={styles.line}>
            <b>{label}</b>
            {aside && <b className={styles.aside}>{aside}</b>}
          </span>
        }
        {...choice}
      />
    </div>
  )
}
