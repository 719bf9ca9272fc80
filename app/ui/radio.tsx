import styles from './choice.module.css'
import type { ChoiceProps } from './choice-props.ts'

/** One of a few; put them into a `ChoiceGroup`. */
export function Radio({ id, label, hint, ...input }: ChoiceProps) {
  const hintId = `${id}-description`
  return (
    <div className={styles.choice}>
      <input {...input} type="radio" className={styles.round} id={id} aria-describedby={hint ? hintId : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
