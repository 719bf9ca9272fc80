import type { ComponentProps } from 'react'
import { useErrorText } from '../../booking/use-error-text.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { FormState } from './sent-form.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'form' | 'name' | 'id'> {
  form: FormState
  name: string
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
}

/** The id of a field's control: error summaries lead there. */
export function fieldId(name: string): string {
  return `date-${name}`
}

/** One line of a form of the office. */
export function TextField({ form, name, label, hint, optional, ...input }: TextFieldProps) {
  const errorText = useErrorText()
  return (
    <Field id={fieldId(name)} label={label} hint={hint} optional={optional} error={errorText(form.errors[name])}>
      {(control) => (
        <TextInput autoComplete="off" {...input} {...control} name={name} defaultValue={form.values[name]} />
      )}
    </Field>
  )
}
