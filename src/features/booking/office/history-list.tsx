import { useLocale, useTranslations } from 'use-intl'
import { useActionText, useActorName } from '#features/audit/office/log-table.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Text } from '#ui/text.tsx'
import type { BookingView } from './booking-view.ts'
import styles from './history-list.module.css'
import type { HistoryLine } from './settlement-view.ts'

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

/** What the office has written down. */
export function NoteList({ notes }: Pick<BookingView, 'notes'>) {
  const t = useTranslations('officeBookings')
  const nameOf = useActorName()
  const language = useLocale()
  if (notes.length === 0) return <Text tone="quiet">{t('noNotes')}</Text>
  return (
    <ul className={styles.list}>
      {notes.map(({ id, text, at, by }) => (
        <li key={id}>
          {text} <time dateTime={at}>{[nameOf(by), formatDateTime(at, { language, time: true })].join(', ')}</time>
        </li>
      ))}
    </ul>
  )
}
