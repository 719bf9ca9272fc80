import type { ReactNode } from 'react'
import { ErrorText } from './error-text.tsx'
import styles from './radio-group.module.css'

interface RadioGroupProps {
  /** Makes the ids of its parts; the summary of errors leads to the first one, `{id}`. */
  id: string
  name: string
  legend: ReactNode
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
  defaultValue?: string | undefined
  error?: string | undefined
}

/** One of a few, each with a whole sentence to click on. What is wrong stands above them. */
export function RadioGroup({ id, name, legend, options, defaultValue, error }: RadioGroupProps) {
  const errorId = `${id}-error`
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {options.map(({ value, label, hint }, index) => {
        const own = index === 0 ? id : `${id}-${value}`
        return (
          <div className={styles.choice} key={value}>
            <input
              className={styles.dot}
              type="radio"
              id={own}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              aria-describedby={hint ? `${own}-hint` : undefined}
            />
            <label htmlFor={own}>{label}</label>
            {hint && (
              <p className={styles.hint} id={`${own}-hint`}>
                {hint}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
