import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorText } from './error-list.tsx'
import styles from './field.module.css'
import rowStyles from './field-row.module.css'

/** What a control needs to be tied to its label, hint and error. Spread it last, after the form library's own props. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  /** Said in so many words: browsers call an empty required box invalid before anyone has typed in it. */
  'aria-invalid': boolean
}

interface FieldProps {
  /** Id of the control; hint and error derive theirs from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Says '(freiwillig)' beside the label. What is not marked is required. */
  optional?: boolean | undefined
  /** Says '(nötig)' beside the label, where similar fields are not. */
  required?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

/** A question and its box: label above, hint below it, then the box, then what is wrong with it. */
export function Field({ id, label, hint, error, optional = false, required = false, children }: FieldProps) {
  const t = useTranslations('common')
  const hintId = `${id}-description`
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{t('optional')}</span>}
        {required && <span className={styles.optional}>{t('required')}</span>}
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
  /** `halves`: two of the same width. `code`: a short one first, such as a postal code or a title. */
  columns?: 'halves' | 'code' | undefined
  children: ReactNode
}

/** Fields side by side from 600 px on, one below the other before. */
export function FieldRow({ columns = 'halves', children }: FieldRowProps) {
  return <div className={rowStyles[columns]}>{children}</div>
}
