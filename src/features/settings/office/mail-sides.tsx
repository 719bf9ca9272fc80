import type { ReactNode } from 'react'
import styles from './mail-sides.module.css'

/** The texts of a mail and how it looks with them: side by side where there is room, else one below the other. */
export function MailSides({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  return (
    <div className={styles.sides}>
      <div>{form}</div>
      <div>{preview}</div>
    </div>
  )
}
