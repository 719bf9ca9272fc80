import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './error-list.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './text.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

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

interface ErrorSummaryProps extends ComponentProps<typeof ErrorList> {
  /** Changes with each failed attempt, so that the summary is focused again; the response itself will do. */
  answer?: unknown
}

/**
 * The error list of a React form. On a page load the browser focuses it (autofocus), without waiting for the script: by the time the script runs, the
 * user may be pressing a button, and scrolling then would lose the click.
 */
export function ErrorSummary({ answer, ...list }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const [drawn] = useState(() => (isHydrated ? null : { answer }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks for the focus
  useEffect(() => {
    const cameWithPage = drawn !== null && drawn.answer === answer
    if (!cameWithPage) box.current?.focus()
  }, [answer])

  return <ErrorList ref={box} {...list} />
}
