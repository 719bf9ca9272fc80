import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './error-summary.module.css'

interface ErrorSummaryProps {
  /** 'Fünf Angaben fehlen noch oder passen nicht' */
  title: string
  /** In the order of the form; each leads to its control. */
  errors: readonly { fieldId: string; text: string }[]
  /** What became of everything else: 'Alles andere haben wir behalten.' */
  note?: ReactNode
  /** Changes with each failed attempt, so that the summary takes the focus again. */
  attempt?: string | number | undefined
}

/** All that is wrong, on top of the form, each with a link to its field (GOV.UK Design System, 'Error summary'). It takes the focus. */
export function ErrorSummary({ title, errors, note, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks for the focus
  useEffect(() => {
    box.current?.focus()
  }, [attempt])

  return (
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            <a href={`#${fieldId}`}>{text}</a>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  )
}
