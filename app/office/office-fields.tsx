import { useErrorText } from '../booking/use-error-text.ts'
import { Field } from '../ui/field.tsx'
import { type Option, Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { SentForm } from './read-office-form.ts'

interface OfficeFieldProps {
  name: string
  label: string
  hint?: string | undefined
  /** The form that came back, if it did. */
  sent?: SentForm | null | undefined
  /** Apart from the same field in another form of the screen. */
  idPrefix?: string | undefined
}

/** Id of a field, which the summary of errors leads to. */
export function fieldId(name: string, idPrefix = 'field'): string {
  return `${idPrefix}-${name}`
}

interface OfficeTextFieldProps extends OfficeFieldProps {
  type?: 'text' | 'email' | 'password' | undefined
  /** Chooses what the browser offers to fill in. */
  autoComplete: string
  inputMode?: 'numeric' | undefined
  value?: string | undefined
}

/** One line of text. */
export function OfficeTextField({ name, label, hint, sent, idPrefix, value, ...input }: OfficeTextFieldProps) {
  const errorText = useErrorText()
  return (
    <Field id={fieldId(name, idPrefix)} label={label} hint={hint} error={errorText(sent?.errors[name])}>
      {(control) => (
        <TextInput
          name={name}
          {...input}
          defaultValue={sent?.values[name] ?? value}
          autoCapitalize={input.type === 'email' ? 'none' : undefined}
          spellCheck={input.type === 'email' ? false : undefined}
          {...control}
        />
      )}
    </Field>
  )
}

interface OfficeSelectProps extends OfficeFieldProps {
  options: readonly Option[]
  value?: string | undefined
}

/** One of a few. */
export function OfficeSelect({ name, label, hint, sent, idPrefix, options, value }: OfficeSelectProps) {
  const errorText = useErrorText()
  return (
    <Field id={fieldId(name, idPrefix)} label={label} hint={hint} error={errorText(sent?.errors[name])}>
      {(control) => <Select name={name} options={options} defaultValue={sent?.values[name] ?? value} {...control} />}
    </Field>
  )
}
