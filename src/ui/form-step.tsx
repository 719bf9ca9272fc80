import type { ReactNode } from 'react'
import styles from './form-step.module.css'

interface FormStepProps {
  id?: string | undefined
  /** '2. Rechnung' */
  title: string
  /** A part of a step, with a title of its own: no number, no hairline. */
  within?: boolean | undefined
  /** Why we ask, or what happens with the answers. */
  intro?: ReactNode
  children: ReactNode
}

/** One part of a long form; hairlines part it from the others. */
export function FormStep({ id, title, within = false, intro, children }: FormStepProps) {
  return (
    <fieldset className={within ? styles.part : styles.step} id={id} tabIndex={id ? -1 : undefined}>
      <legend>{title}</legend>
      {intro && <div className={styles.intro}>{intro}</div>}
      <div className={styles.body}>{children}</div>
    </fieldset>
  )
}
