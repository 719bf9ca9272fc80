import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { ErrorText } from './error-list.tsx'

/** The whole line is clickable; errors are above it. */
export function Checkbox({ id, label, hint, error, ...input }: ChoiceProps & { error?: string | undefined }) {
  const hintId = `${id}-description`
  const errorId = `${id}-error`
  return (
    <div className={styles.group}>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      <div className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
        />
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

/** Shared props of checkbox and radio button. All others go to the `input`. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children' | 'id'> {
  id: string
  label: ReactNode
  /** A quieter line below the label. */
  hint?: ReactNode
}
