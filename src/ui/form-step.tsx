import type { ReactNode } from 'react'
import styles from './form-step.module.css'
import { VisuallyHidden } from './text.tsx'

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

interface FormCardProps {
  /** For links to it. */
  id?: string
  title: string
  /** At the end of the first line: a `TextButton` or a few words. */
  aside?: ReactNode
  children: ReactNode
}

/** One of several equal groups of fields that can be added and removed. */
export function FormCard({ id, title, aside, children }: FormCardProps) {
  return (
    <fieldset id={id} className={styles.card}>
      <legend>
        <VisuallyHidden>{title}</VisuallyHidden>
      </legend>
      <div className={styles.head}>
        {/* A legend cannot share a line with anything else. */}
        <b aria-hidden="true">{title}</b>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
