import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Text } from '#ui/text.tsx'
import type { BookingView } from './booking-view.ts'
import styles from './history-list.module.css'

/** What the office has written down. */
export function NoteList({ notes }: Pick<BookingView, 'notes'>) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  if (notes.length === 0) return <Text tone="quiet">{t('noNotes')}</Text>
  return (
    <ul className={styles.list}>
      {notes.map(({ id, text, at, by }) => (
        <li key={id}>
          {text} <time dateTime={at}>{[by, formatDateTime(at, { language, time: true })].join(', ')}</time>
        </li>
      ))}
    </ul>
  )
}
