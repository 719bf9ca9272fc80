import type { ComponentProps, ReactNode } from 'react'
import { useActionData } from 'react-router'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { type ControlProps, Field } from '#ui/field.tsx'
import { type Option, Select, TextArea, TextInput } from '#ui/inputs.tsx'
import { Stack } from '#ui/stack.tsx'
import { PostForm } from '../post-form.tsx'
import { useErrorText } from '../use-error-text.ts'
import styles from './office-form.module.css'
import type { SentForm } from './read-office-form.ts'

interface OfficeFormProps {
  /** Its action; the present screen by default. */
  action?: string | undefined
  /** Distinguishes the forms of one screen, for the action and in the ids of the fields. */
  intent?: string | undefined
  /** What is wrong, in the order of the fields. */
  errors?: { title: string; list: readonly { fieldId: string; text: string }[] } | undefined
  /** The button, and beside it what else can be done. */
  actions: ReactNode
  /** It stays when no answer comes, with all that was filled in: for what moves money or seats. */
  stays?: boolean | undefined
  /** For rows of fields: as wide as the screen, and not as wide as reads well. */
  wide?: boolean | undefined
  children?: ReactNode
}

/** A form of the office: plain HTML that works without JavaScript, in a readable width by default. */
export function OfficeForm({
  action,
  intent,
  errors,
  actions,
  stays = false,
  wide = false,
  children,
}: OfficeFormProps) {
  const Sending = stays ? PostForm : 'form'
  const answer = useActionData()
  return (
    <Sending className={wide ? styles.wide : styles.form} method="post" {...(action && { action })} noValidate>
      {intent && <input type="hidden" name="intent" value={intent} />}
      <Stack gap="medium">
        {errors && errors.list.length > 0 && <ErrorSummary title={errors.title} errors={errors.list} answer={answer} />}
        {children}
        <div className={styles.actions}>{actions}</div>
      </Stack>
    </Sending>
  )
}

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

/** What is wrong with a form that came back, for its summary. What it was turned down for as a whole leads to its first field. */
export function useFormErrors(sent: SentForm | null | undefined, fields: readonly string[], idPrefix?: string) {
  const t = useTranslations('officeForm')
  const errorText = useErrorText()
  if (!sent) return undefined
  const whole = errorText(sent.problem === undefined ? sent.errors[''] : [sent.problem])
  const list = fields.flatMap((name) => {
    const text = errorText(sent.errors[name])
    return text === undefined ? [] : [{ fieldId: fieldId(name, idPrefix), text }]
  })
  const first = { fieldId: fieldId(fields[0] ?? '', idPrefix), text: whole ?? '' }
  const all = whole === undefined ? list : [first, ...list]
  if (all.length === 0) return undefined
  // a wrong password or too many attempts: no field is to be filled in differently
  return { title: list.length === 0 ? t('problemTitle') : t('errorTitle', { count: all.length }), list: all }
}
