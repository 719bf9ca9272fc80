import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { TextButton } from '#ui/text-button.tsx'
import { TodayCard } from './today-card.tsx'
import styles from './today-list.module.css'
import type { FailedLine } from './today-view.ts'

/** What the program could not do by itself, why, and the way to have it tried once more. */
export function FailedList({ lines }: { lines: readonly FailedLine[] }) {
  const t = useTranslations('officeToday.failed')
  return (
    <TodayCard title={t('title')} count={lines.length}>
      {lines.map((line) => (
        <FailedItem key={line.key} line={line} />
      ))}
    </TodayCard>
  )
}

function FailedItem({ line: { kind, why, at, about, again } }: { line: FailedLine }) {
  const t = useTranslations('officeToday.failed')
  const language = useLocale()
  const about_ = about && (about.name ?? t(`about.${about.kind}`))
  return (
    <li className={styles.line}>
      <b>{t(`kinds.${kind}`)}</b>
      {about_ && (about?.href ? <a href={about.href}>{about_}</a> : <span>{about_}</span>)}
      <small>{t(`why.${why}`)}</small>
      <small>{formatDateTime(at, { language, time: true })}</small>
      {again ? (
        <form method="post">
          <input type="hidden" name="id" value={again.id} />
          {again.webhook && <input type="hidden" name="webhook" value={again.webhook} />}
          <TextButton type="submit" aria-label={t('againFor', { kind: t(`kinds.${kind}`), about: about_ ?? '' })}>
            {t('again')}
          </TextButton>
        </form>
      ) : (
        <small>{t('isOff')}</small>
      )}
    </li>
  )
}
