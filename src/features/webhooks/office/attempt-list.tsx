import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import styles from './attempt-list.module.css'

export interface ShownAttempt {
  at: string
  status: number | null
  milliseconds: number
  detail: string
}

/** The last attempts, newest first: when, what came back, how long it took. */
export function AttemptList({ attempts }: { attempts: readonly ShownAttempt[] }) {
  const t = useTranslations('officeWebhooks')
  const language = useLocale()
  if (attempts.length === 0) return '–'
  return (
    <ol className={styles.list}>
      {attempts.toReversed().map(({ at, status, milliseconds, detail }) => (
        <li key={at}>
          <span>
            {t('attempt', { answer: status ?? t('noAnswer'), milliseconds })}
            <small>{formatDateTime(at, { language, time: true })}</small>
          </span>
          {detail && <code>{detail}</code>}
        </li>
      ))}
    </ol>
  )
}
