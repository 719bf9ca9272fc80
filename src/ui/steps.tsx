import type { ReactNode } from 'react'
import styles from './steps.module.css'

export interface Step {
  /** 'Heute', 'Bis 2. März' */
  when: string
  title: string
  text?: ReactNode
}

/** A timeline in rows. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, title, text }) => (
        <li key={title}>
          <span>{when}</span>
          <div>
            <b>{title}</b>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
