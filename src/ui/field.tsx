import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorText } from './error-list.tsx'
import styles from './field.module.css'

/** Props that tie a control to its label, hint and error. Spread them last, after the form library's own props. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  /** Always explicit, because browsers consider an empty required field invalid before anyone has typed. */
  'aria-invalid': boolean
}

interface FieldProps {
  /** Id of the control, from which those of hint and error are derived. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Adds '(freiwillig)' to the label. Unmarked fields are required. */
  optional?: boolean | undefined
  /** Adds '(erforderlich)' to the label, where similar fields are optional. */
  required?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

export function Field({ id, label, hint, error, optional = false, required = false, children }: FieldProps) {
  const t = useTranslations('common')
  const hintId = `${id}-description`
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {/* The space is part of the text: Chromium drops a text node of only a space from the accessible name. */}
        {optional && <span className={styles.optional}>{` ${t('optional')}`}</span>}
        {required && <span className={styles.optional}>{` ${t('required')}`}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': Boolean(error),
      })}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  )
}

interface FieldRowProps {
  /** `halves`: equal widths. `code`: a short field first, such as a postal code or a title. */
  columns?: 'halves' | 'code' | undefined
  children: ReactNode
}

/** Fields side by side from 600 px on. */
export function FieldRow({ columns = 'halves', children }: FieldRowProps) {
  return <div className={styles[columns]}>{children}</div>
}

/** One line of text. Set `autoComplete`, `inputMode` and `type`, which choose the keyboard on phones. */
export function TextInput({ type = 'text', ...input }: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type={type} className={styles.input} {...input} />
}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ rows = 4, ...area }: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea rows={rows} className={styles.area} {...area} />
}

export interface Option {
  value: string
  label: string
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly Option[]
  /** The first entry, selected by default: 'Bitte auswählen'. */
  placeholder?: string | undefined
}

/** A select. For up to five options, radio buttons are easier. */
export function Select({ options, placeholder, ...select }: SelectProps) {
  return (
    <select className={styles.select} {...select}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
