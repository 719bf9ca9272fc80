import { getInputProps } from '@conform-to/react'
import type { ComponentProps } from 'react'
import type { TextField } from '#features/booking/site/booking-fields.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useErrorText } from './use-error-text.ts'

interface LineFieldProps
  extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'> {
  field: TextField
  label: string
  hint?: string | undefined
  type?: 'text' | 'email' | 'tel' | undefined
  optional?: boolean | undefined
}

/** One line of the booking form with its label and its error. */
export function LineField({ field, label, hint, type = 'text', optional, ...input }: LineFieldProps) {
  const errorText = useErrorText()
  const { key, ...props } = getInputProps(field, { type, ariaAttributes: false })
  return (
    <Field id={field.id} label={label} hint={hint} optional={optional} error={errorText(field.errors)}>
      {(control) => <TextInput key={key} {...props} {...input} {...control} />}
    </Field>
  )
}
