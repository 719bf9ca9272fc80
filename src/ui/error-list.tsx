import { type ReactNode, type Ref, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './text.tsx'

interface ErrorListProps {
  /** 'Fünf Angaben fehlen noch oder passen nicht' */
  title: string
  /** In the order of the form; each leads to its control, if one is to blame. */
  errors: readonly { fieldId: string | null; text: string }[]
  /** What became of everything else: 'Alles andere haben wir behalten.' */
  note?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** All errors on top of the form, each with a link to its field (GOV.UK Design System, 'Error summary'). */
export function ErrorList({ title, errors, note, ref }: ErrorListProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for by a form, and this is its answer
    <div className={styles.summary} ref={ref} tabIndex={-1} role="alert" aria-labelledby={id} autoFocus>
      <h2 id={id}>{title}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>{fieldId === null ? text : <a href={`#${fieldId}`}>{text}</a>}</li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  )
}

/** An error message. Its field refers to it by `id`. */
export function ErrorText({ id, children }: { id: string; children: string }) {
  const t = useTranslations('common')
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>{t('errorPrefix')} </VisuallyHidden>
        {children}
      </span>
    </p>
  )
}
