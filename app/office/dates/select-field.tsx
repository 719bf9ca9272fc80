import { useErrorText } from '../../booking/use-error-text.ts'
import { Field } from '../../ui/field.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import type { FormState } from './sent-form.ts'
import { fieldId } from './text-field.tsx'

interface SelectFieldProps {
  form: FormState
  name: string
  label: string
  hint?: string | undefined
  options: readonly Option[]
}

/** A choice in a form of the office. */
export function SelectField({ form, name, label, hint, options }: SelectFieldProps) {
  const errorText = useErrorText()
  return (
    <Field id={fieldId(name)} label={label} hint={hint} error={errorText(form.errors[name])}>
      {(control) => (
        <Select autoComplete="off" {...control} name={name} defaultValue={form.values[name]} options={options} />
      )}
    </Field>
  )
}
