import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './error-summary.module.css'
import { useIsAlive } from './use-is-alive.ts'

interface ErrorSummaryProps {
  /** 'Fünf Angaben fehlen noch oder passen nicht' */
  title: string
  /** In the order of the form; each leads to its control. */
  errors: readonly { fieldId: string; text: string }[]
  /** What became of everything else: 'Alles andere haben wir behalten.' */
  note?: ReactNode
  /** Changes with each failed attempt, so that the summary takes the focus again: the answer itself will do. */
  answer?: unknown
}

/**
 * All that is wrong, on top of the form, each with a link to its field (GOV.UK Design System, 'Error summary'). It takes the focus. Where the
 * server has drawn it, someone may be in a field or on a button by the time that the script comes: they stay there, and nothing moves.
 */
export function ErrorSummary({ title, errors, note, answer }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const isAlive = useIsAlive()
  const [drawn] = useState(() => (isAlive ? null : { answer }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks for the focus
  useEffect(() => {
    const cameWithPage = drawn !== null && drawn.answer === answer
    if (cameWithPage && document.activeElement !== document.body) return
    box.current?.focus({ preventScroll: cameWithPage && window.scrollY > 0 })
  }, [answer])

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
