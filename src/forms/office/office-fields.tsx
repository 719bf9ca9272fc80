import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type ControlProps, Field } from '#ui/field.tsx'
import { type Option, Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useErrorText } from '../use-error-text.ts'

/** What a form shows: what is in its fields and what is wrong with them, by the names of the fields. */
interface ShownForm {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string[]>>
}

interface OfficeFieldProps {
  name: string
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  required?: boolean | undefined
  /** The form as it begins, or as it came back. */
  sent?: ShownForm | null | undefined
  /** Apart from the same field in another form of the screen. */
  idPrefix?: string | undefined
}

/** Id of a field, which the summary of errors leads to. */
export function fieldId(name: string, idPrefix = 'field'): string {
  return `${idPrefix}-${name.replaceAll('.', '-')}`
}

function Labelled({
  name,
  sent,
  idPrefix,
  children,
  ...labels
}: OfficeFieldProps & { children: (control: ControlProps) => ReactNode }) {
  const errorText = useErrorText()
  return (
    <Field id={fieldId(name, idPrefix)} error={errorText(sent?.errors[name])} {...labels}>
      {children}
    </Field>
  )
}

interface OfficeTextFieldProps
  extends OfficeFieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'list' | 'maxLength'> {
  /** Chooses what the browser offers to fill in: nothing, unless it is about who sits there. */
  autoComplete?: string | undefined
  value?: string | undefined
}

/** One line of text. */
export function OfficeTextField({ value, autoComplete = 'off', ...props }: OfficeTextFieldProps) {
  const { type, inputMode, list, maxLength, ...field } = props
  const { name, sent } = field
  const isEmail = type === 'email'
  return (
    <Labelled {...field}>
      {(control) => (
        <TextInput
          {...{ name, type, inputMode, list, maxLength, autoComplete }}
          defaultValue={sent?.values[name] ?? value}
          autoCapitalize={isEmail ? 'none' : undefined}
          spellCheck={isEmail ? false : undefined}
          {...control}
        />
      )}
    </Labelled>
  )
}

/** A password that is chosen now. */
export function NewPasswordField({ label, sent }: Pick<OfficeFieldProps, 'label' | 'sent'>) {
  const t = useTranslations('officeSignIn')
  return (
    <OfficeTextField
      name="password"
      type="password"
      label={label}
      hint={t('passwordHint')}
      autoComplete="new-password"
      sent={sent}
    />
  )
}

interface OfficeTextAreaProps extends OfficeFieldProps {
  rows?: number | undefined
  maxLength?: number | undefined
  value?: string | undefined
}

/** Several lines: a reason, a note. */
export function OfficeTextArea({ rows = 2, maxLength, value, ...field }: OfficeTextAreaProps) {
  const { name, sent } = field
  return (
    <Labelled {...field}>
      {(control) => (
        <TextArea
          {...control}
          {...{ name, rows, maxLength }}
          defaultValue={sent?.values[name] ?? value}
          autoComplete="off"
        />
      )}
    </Labelled>
  )
}

interface OfficeSelectProps extends OfficeFieldProps {
  options: readonly Option[]
  value?: string | undefined
  placeholder?: string | undefined
}

/** One of a few. */
export function OfficeSelect({ options, value, placeholder, ...field }: OfficeSelectProps) {
  const { name, sent } = field
  // What invites a choice is chosen until someone has.
  const chosen = sent?.values[name] ?? value ?? (placeholder === undefined ? undefined : '')
  return (
    <Labelled {...field}>
      {(control) => (
        <Select {...{ name, options, placeholder }} autoComplete="off" defaultValue={chosen} {...control} />
      )}
    </Labelled>
  )
}
