import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { useErrorText } from '../use-error-text.ts'
import { fieldId } from './office-form.tsx'
import type { SentForm } from './read-office-form.ts'

interface OfficeNoteProps {
  name: string
  label: string
  hint: string
  /** The form that came back, if it did. */
  sent: SentForm | null | undefined
  optional?: boolean | undefined
}

/** Several lines about what is done: a note, a reason. */
export function OfficeNote({ name, label, hint, sent, optional }: OfficeNoteProps) {
  const errorText = useErrorText()
  return (
    <Field id={fieldId(name)} label={label} hint={hint} optional={optional} error={errorText(sent?.errors[name])}>
      {(control) => <TextArea {...control} rows={2} name={name} defaultValue={sent?.values[name]} autoComplete="off" />}
    </Field>
  )
}
