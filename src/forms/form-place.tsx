import type { ReactNode } from 'react'
import styles from './lost-answer-notice.module.css'
import { LostNotice } from './lost-answer-notice.tsx'

interface FormPlaceProps {
  /** The same wherever the form stands, and on the page that answers it. */
  name: string
  answered: boolean
  children: ReactNode
}

/**
 * Around a form that only the server checks (docs/decisions/0058), with plain `<form>` in it: src/frame/browser/answer-in-place.ts shows the
 * answer here. Without that script the answer is a page of its own.
 */
export function FormPlace({ name, answered, children }: FormPlaceProps) {
  return (
    <div data-form-place={name} data-answered={answered || undefined}>
      {(['again', 'offline'] as const).map((lost) => (
        <div key={lost} className={styles.box} data-lost={lost} tabIndex={-1} hidden>
          <LostNotice lost={lost} orders={false} />
        </div>
      ))}
      {children}
    </div>
  )
}
