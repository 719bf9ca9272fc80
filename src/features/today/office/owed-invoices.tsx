import { useTranslations } from 'use-intl'
import { TodayCard } from './today-card.tsx'
import styles from './today-list.module.css'
import type { OwedLine, OwedView } from './today-view.ts'

/** How much is still to come, by when, and what of it should have come: each a way into the list of those bookings. */
export function OwedInvoices({ owed: { open, overdue } }: { owed: OwedView }) {
  const t = useTranslations('officeToday.owed')
  return (
    <TodayCard title={t('title')} count={open.count}>
      {overdue && <OwedItem kind="overdue" line={overdue} />}
      {open.count > (overdue?.count ?? 0) && <OwedItem kind="open" line={open} />}
    </TodayCard>
  )
}

function OwedItem({ kind, line: { count, sum, day, href } }: { kind: 'open' | 'overdue'; line: OwedLine }) {
  const t = useTranslations('officeToday.owed')
  return (
    <li className={styles.line}>
      <a href={href ?? undefined}>{t(kind, { sum })}</a>
      <small>{t(`${kind}Since`, { count, day: day ?? '' })}</small>
    </li>
  )
}
