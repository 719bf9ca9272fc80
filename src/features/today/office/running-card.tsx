import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { TodayCard } from './today-card.tsx'
import styles from './today-list.module.css'
import type { RunningView } from './today-view.ts'

/** How the program is doing: what someone has to look at, then the figures. */
export function RunningCard({ running: { problems, queues, bookings, waiting, backupAt } }: { running: RunningView }) {
  const t = useTranslations('officeToday.running')
  const language = useLocale()
  return (
    <TodayCard title={t('title')} count={problems.length}>
      {problems.map((problem) => (
        <li key={problem} className={styles.line}>
          <b>{t(`problems.${problem}.title`)}</b>
          <small>{t(`problems.${problem}.todo`)}</small>
        </li>
      ))}
      {queues.map(({ queue, count, oldestSeconds }) => (
        <li key={queue} className={styles.line}>
          <span>{t(`queues.${queue}`)}</span>
          <small>{t('due', { count, seconds: oldestSeconds })}</small>
        </li>
      ))}
      <li className={styles.line}>
        <span>{t('load')}</span>
        <small>{t('now', { bookings, waiting })}</small>
      </li>
      {backupAt && (
        <li className={styles.line}>
          <span>{t('backup')}</span>
          <small>{formatDateTime(backupAt, { language, time: true })}</small>
        </li>
      )}
    </TodayCard>
  )
}
