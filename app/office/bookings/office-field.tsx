import type { ComponentProps, ReactNode } from 'react'
import { useErrorText } from '../../booking/use-error-text.ts'
import { type ControlProps, Field } from '../../ui/field.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { SentForm } from '../read-office-form.ts'

/** One form of several on a page: its name is in front of the ids of its fields. */
export interface NamedForm {
  name: string
  sent: SentForm
  /** Whether it has just been turned down: then it stays open. */
  isTurnedDown: boolean
}

interface OfficeFieldProps {
  form: NamedForm
  name: string
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
}

export function fieldId(form: string, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`
}

function Labelled({
  form,
  name,
  children,
  ...labels
}: OfficeFieldProps & { children: (control: ControlProps) => ReactNode }) {
  const errorText = useErrorText()
  return (
    <Field id={fieldId(form.name, name)} error={errorText(form.sent.errors[name])} {...labels}>
      {children}
    </Field>
  )
}

type LineProps = OfficeFieldProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode'>

/** One line of a form of the office. */
export function OfficeLine({ type, inputMode, ...field }: LineProps) {
  const { form, name } = field
  return (
    <Labelled {...field}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          inputMode={inputMode}
          name={name}
          defaultValue={form.sent.values[name]}
          autoComplete="off"
        />
      )}
    </Labelled>
  )
}

/** Several lines: a reason, a note. */
export function OfficeText({ rows = 2, ...field }: OfficeFieldProps & { rows?: number }) {
  const { form, name } = field
  return (
    <Labelled {...field}>
      {(control) => (
        <TextArea {...control} rows={rows} name={name} defaultValue={form.sent.values[name]} autoComplete="off" />
      )}
    </Labelled>
  )
}

/** One of several. */
export function OfficeChoice({
  options,
  placeholder,
  ...field
}: OfficeFieldProps & { options: readonly Option[]; placeholder?: string }) {
  const { form, name } = field
  return (
    <Labelled {...field}>
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={form.sent.values[name] ?? ''}
          options={options}
          placeholder={placeholder}
          autoComplete="off"
        />
      )}
    </Labelled>
  )
}
