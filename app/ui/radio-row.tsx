import type { ReactNode } from 'react'
import type { ChoiceProps } from './choice-props.ts'
import styles from './radio-row.module.css'

interface RadioRowProps extends ChoiceProps {
  /** At the row's end: a badge or a few words. */
  aside?: ReactNode
}

/** A radio button as wide as its column, one of several in a `RadioRows`: title, facts, state. */
export function RadioRow({ id, label, hint, aside, ...input }: RadioRowProps) {
  return (
    <label className={styles.row} htmlFor={id}>
      <input {...input} type="radio" id={id} />
      <span className={styles.text}>
        <b>{label}</b>
        {hint && <span>{hint}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  )
}

/** The rows of one question. */
export function RadioRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>
}
