import { useTranslations } from 'use-intl'
import type { CountedFailures } from '#features/members/records.ts'
import { TodayCard } from './today-card.tsx'
import styles from './today-list.module.css'

/** How often signing in has failed since yesterday, and for whom. */
export function FailedSignIns({ tried }: { tried: readonly CountedFailures[] }) {
  const t = useTranslations('officeToday.signIns')
  return (
    <TodayCard title={t('title')} count={tried.reduce((sum, { count }) => sum + count, 0)}>
      {tried.map(({ kind, name, count, codes }) => (
        <li key={`${kind} ${name}`} className={styles.line}>
          <span>{t('whose', { kind, name: name ?? '' })}</span>
          <small>{t('count', { count, codes })}</small>
        </li>
      ))}
    </TodayCard>
  )
}
