import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { useActionData } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { SentForm, ShownForm } from '#forms/sent-form.ts'
import { Checkbox, CheckboxGroup } from '#ui/choice-group.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { type ControlProps, Field, type Option, Select, TextArea, TextInput } from '#ui/field.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { mayBeEmpty } from '../form-fields.ts'
import { PostForm } from '../post-form.tsx'
import { useErrorText } from '../use-error-text.ts'
import styles from './office-form.module.css'

interface FormOfFields {
  sent: ShownForm | null
  idPrefix: string
  schema?: z.core.$ZodType | undefined
}

const FormContext = createContext<FormOfFields>({ sent: null, idPrefix: 'field' })

interface OfficeFormProps {
  /** Its action; the present screen by default. */
  action?: string | undefined
  /** Distinguishes the forms of one screen, for the action. */
  intent?: string | undefined
  /** The form that came back, or as it begins. Its fields show what is in it, and what is wrong with it is on top. */
  sent?: ShownForm | SentForm | null | undefined
  /** Keeps the ids of its fields apart from those of another form of the screen with fields of the same names. */
  idPrefix?: string | undefined
  /** Of its fields: optional ones are marked. */
  schema?: z.core.$ZodType | undefined
  /** What goes along unseen. */
  hidden?: Readonly<Record<string, string | number>> | undefined
  /** What became of everything else, below what is wrong. */
  note?: ReactNode
  /** The button, and beside it what else can be done. */
  actions: ReactNode
  /** It stays when no answer comes, with all that was filled in: for what moves money or seats. */
  stays?: boolean | undefined
  /** It only asks for something: nothing is lost with what was typed. */
  asks?: boolean | undefined
  /** For rows of fields: as wide as the screen, and not as wide as reads well. */
  wide?: boolean | undefined
  gap?: 'medium' | 'large' | undefined
  /** Below the buttons: what another one of its buttons needs to know. */
  below?: ReactNode
  children?: ReactNode
}

/** A form of the office: plain HTML that works without JavaScript, in a readable width by default. */
export function OfficeForm({
  action,
  intent,
  sent = null,
  idPrefix = 'field',
  schema,
  hidden = {},
  note,
  actions,
  stays = false,
  asks = false,
  wide = false,
  gap = 'medium',
  below,
  children,
}: OfficeFormProps) {
  const Sending = stays ? PostForm : 'form'
  const answer = useActionData()
  const errors = useFormErrors(sent, idPrefix)
  return (
    <FormContext value={{ sent, idPrefix, schema }}>
      <Sending
        className={wide ? styles.wide : styles.form}
        method="post"
        {...(action && { action })}
        noValidate
        data-unsaved={asks ? undefined : unsavedIn(sent)}
      >
        {intent && <input type="hidden" name="intent" value={intent} />}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Stack gap={gap}>
          {errors && <ErrorSummary {...errors} note={note} answer={answer} />}
          {children}
          <div className={styles.actions}>{actions}</div>
          {below}
        </Stack>
      </Sending>
    </FormContext>
  )
}

/** Which of its words are not saved (src/frame/office/office-shell.tsx): what was typed since it came, or all of a form that came back. */
function unsavedIn(sent: ShownForm | SentForm | null): 'typed' | 'always' {
  return sent && 'intent' in sent ? 'always' : 'typed'
}

function useFormErrors(sent: ShownForm | null, idPrefix: string) {
  const t = useTranslations('officeForm')
  const errorText = useErrorText()
  if (!sent) return null
  const errors = Object.entries(sent.errors).flatMap(([name, keys]) => {
    const text = errorText(keys)
    return text === undefined ? [] : [{ fieldId: name === '' ? null : fieldId(name, idPrefix), text }]
  })
  const whole = errorText(sent.problem === undefined ? undefined : [sent.problem])
  const all = whole === undefined ? errors : [{ fieldId: null, text: whole }, ...errors]
  if (all.length === 0) return null
  // a wrong password or too many attempts: no field is to be filled in differently
  const isWhole = all.every((error) => error.fieldId === null)
  return { title: isWhole ? t('problemTitle') : t('errorTitle', { count: all.length }), errors: all }
}

/** Above a form when someone else saved changes first: what they saved, to compare. */
export function StaleNotice({ children }: { children: ReactNode }) {
  const t = useTranslations('officeForm')
  return (
    <Notice tone="alert" title={t('stale')}>
      {children}
    </Notice>
  )
}

/** Id of a field, which the summary of errors leads to. */
export function fieldId(name: string, idPrefix = 'field'): string {
  return `${idPrefix}-${name.replaceAll(/[.:]/g, '-')}`
}

export function useFormField(name: string) {
  const { sent, idPrefix, schema } = use(FormContext)
  const errorText = useErrorText()
  return {
    id: fieldId(name, idPrefix),
    error: errorText(sent?.errors[name]),
    typed: sent?.values[name],
    chosen: sent ? (sent.chosen?.[name] ?? []) : undefined,
    isShown: sent !== null,
    mayBeEmpty: schema !== undefined && mayBeEmpty(schema, name),
  }
}

interface OfficeFieldProps {
  name: string
  label: string
  hint?: ReactNode
  /** By default from the schema of its form; to be set where the form has none, or where other fields decide. */
  optional?: boolean | undefined
  required?: boolean | undefined
}

export function OfficeField({
  name,
  required = false,
  children,
  ...labels
}: OfficeFieldProps & { children: (control: ControlProps, typed: string | undefined) => ReactNode }) {
  const { id, error, typed, mayBeEmpty: optional } = useFormField(name)
  return (
    <Field id={id} error={error} required={required} {...labels} optional={labels.optional ?? (optional && !required)}>
      {(control) => children(control, typed)}
    </Field>
  )
}

interface OfficeTextFieldProps
  extends OfficeFieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'list' | 'maxLength' | 'lang' | 'placeholder'> {
  /** Chooses what the browser offers to fill in: nothing, unless it is about who sits there. */
  autoComplete?: string | undefined
  value?: string | undefined
}

export function OfficeTextField({ value, autoComplete = 'off', ...props }: OfficeTextFieldProps) {
  const { type, inputMode, list, maxLength, lang, placeholder, ...field } = props
  const { name } = field
  const isEmail = type === 'email'
  return (
    <OfficeField {...field}>
      {(control, typed) => (
        <TextInput
          {...{ name, type, inputMode, list, maxLength, lang, placeholder, autoComplete }}
          defaultValue={typed ?? value}
          autoCapitalize={isEmail ? 'none' : undefined}
          spellCheck={isEmail ? false : undefined}
          {...control}
        />
      )}
    </OfficeField>
  )
}

/** A password that is chosen now. */
export function NewPasswordField({ label, name = 'password' }: { label: string; name?: string }) {
  const t = useTranslations('officeSignIn')
  return (
    <OfficeTextField name={name} type="password" label={label} hint={t('passwordHint')} autoComplete="new-password" />
  )
}

interface OfficeTextAreaProps
  extends OfficeFieldProps,
    Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'lang' | 'placeholder'> {
  value?: string | undefined
}

export function OfficeTextArea({ rows = 2, value, ...props }: OfficeTextAreaProps) {
  const { maxLength, lang, placeholder, ...field } = props
  const { name } = field
  return (
    <OfficeField {...field}>
      {(control, typed) => (
        <TextArea
          {...control}
          {...{ name, rows, maxLength, lang, placeholder }}
          defaultValue={typed ?? value}
          autoComplete="off"
        />
      )}
    </OfficeField>
  )
}

interface OfficeSelectProps extends OfficeFieldProps {
  options: readonly Option[]
  value?: string | undefined
  placeholder?: string | undefined
}

export function OfficeSelect({ options, value, placeholder, ...field }: OfficeSelectProps) {
  const { name } = field
  const hasNone = options.some((option) => option.value === '')
  return (
    <OfficeField {...field} {...(!hasNone && { optional: false })}>
      {(control, typed) => (
        <Select
          {...{ name, options, placeholder }}
          autoComplete="off"
          // What invites a choice is chosen until someone has.
          defaultValue={typed ?? value ?? (placeholder === undefined ? undefined : '')}
          {...control}
        />
      )}
    </OfficeField>
  )
}

interface OfficeCheckboxProps extends Pick<OfficeFieldProps, 'name' | 'hint'> {
  label: ReactNode
  value?: string | undefined
  checked?: boolean | undefined
}

export function OfficeCheckbox({ name, value = 'on', checked = false, ...labels }: OfficeCheckboxProps) {
  const { id, error, typed, isShown } = useFormField(name)
  return <Checkbox {...{ id, name, value, error }} {...labels} defaultChecked={isShown ? typed === value : checked} />
}

interface OfficeCheckboxesProps extends Pick<OfficeFieldProps, 'name' | 'label'> {
  options: readonly { value: string; label: string }[]
  chosen?: readonly string[] | undefined
}

export function OfficeCheckboxes({ name, options, chosen = [], ...labels }: OfficeCheckboxesProps) {
  const field = useFormField(name)
  const ticked = field.chosen ?? chosen
  return (
    <CheckboxGroup
      id={field.id}
      error={field.error}
      {...labels}
      choices={options.map(({ value, label }) => ({
        id: `${field.id}-${fieldId(value, '')}`,
        name,
        value,
        label,
        defaultChecked: ticked.includes(value),
      }))}
    />
  )
}
