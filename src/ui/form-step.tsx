import type { ReactNode } from 'react'
import styles from './form-step.module.css'

interface FormStepProps {
  id?: string | undefined
  /** '2. Rechnung' */
  title: string
  /** A part of a step with its own title: no number, no hairline. */
  within?: boolean | undefined
  /** Why the data is needed, or what happens with it. */
  intro?: ReactNode
  children: ReactNode
}

/** One step of a long form, separated by hairlines. */
export function FormStep({ id, title, within = false, intro, children }: FormStepProps) {
  return (
    <fieldset className={within ? styles.part : styles.step} id={id} tabIndex={id ? -1 : undefined}>
      <legend>{title}</legend>
      {intro && <div className={styles.intro}>{intro}</div>}
      <div className={styles.body}>{children}</div>
    </fieldset>
  )
}
