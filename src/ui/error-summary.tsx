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
 * All that is wrong, on top of the form, each with a link to its field (GOV.UK Design System, 'Error summary'). It takes the focus: from the
 * browser where it came with its page, without waiting for the script. By the time that the script comes someone may be pressing a button, and
 * a page that scrolls then loses the press.
 */
export function ErrorSummary({ title, errors, note, answer }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const isAlive = useIsAlive()
  const [drawn] = useState(() => (isAlive ? null : { answer }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks for the focus
  useEffect(() => {
    const cameWithPage = drawn !== null && drawn.answer === answer
    if (!cameWithPage) box.current?.focus()
  }, [answer])

  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for by a form, and this is its answer
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={id} autoFocus>
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
