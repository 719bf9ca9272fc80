import { type ReactNode, type Ref, useId } from 'react'
import styles from './error-list.module.css'

interface ErrorListProps {
  /** 'Fünf Angaben fehlen noch oder passen nicht' */
  title: string
  /** In the order of the form; each leads to its control. */
  errors: readonly { fieldId: string; text: string }[]
  /** What became of everything else: 'Alles andere haben wir behalten.' */
  note?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** All that is wrong, on top of the form, each with a link to its field (GOV.UK Design System, 'Error summary'). */
export function ErrorList({ title, errors, note, ref }: ErrorListProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for by a form, and this is its answer
    <div className={styles.summary} ref={ref} tabIndex={-1} role="alert" aria-labelledby={id} autoFocus>
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
