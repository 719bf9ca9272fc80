import { useLocale, useTranslations } from 'use-intl'
import { useActionText } from '#features/audit/office/use-action-text.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import type { HistoryLine } from './history-line.ts'
import styles from './history-list.module.css'

/** What happened, by whom and why. */
export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  const t = useTranslations('officeBookings')
  const actionText = useActionText()
  const language = useLocale()
  const actor = ({ actor: who }: HistoryLine) => {
    if (who.kind === 'key') return `API: ${who.name}`
    return who.kind === 'member' ? who.name : t(`actor.${who.kind}`)
  }
  return (
    <ol className={styles.list}>
      {lines.map((line) => (
        <li key={line.number}>
          <b>{actionText(line)}</b> {t('byWhom', { actor: actor(line) })}
          {line.reason && <> {t('because', { reason: line.reason })}</>}{' '}
          <time dateTime={line.at}>{formatDateTime(line.at, { language, time: true })}</time>
        </li>
      ))}
    </ol>
  )
}
