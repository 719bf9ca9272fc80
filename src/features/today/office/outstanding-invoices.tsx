import { useTranslations } from 'use-intl'
import { TodayCard } from './today-card.tsx'
import styles from './today-list.module.css'
import type { OutstandingLine, OutstandingView } from './today-view.ts'

/** How much is still to come, by when, and what of it should have come: each a way into the list of those bookings. */
export function OutstandingInvoices({ outstanding: { open, overdue } }: { outstanding: OutstandingView }) {
  const t = useTranslations('officeToday.outstanding')
  return (
    <TodayCard title={t('title')} count={open.count}>
      {overdue && <OutstandingItem kind="overdue" line={overdue} />}
      {open.count > (overdue?.count ?? 0) && <OutstandingItem kind="open" line={open} />}
    </TodayCard>
  )
}

function OutstandingItem({
  kind,
  line: { count, sum, day, href },
}: {
  kind: 'open' | 'overdue'
  line: OutstandingLine
}) {
  const t = useTranslations('officeToday.outstanding')
  return (
    <li className={styles.line}>
      <a href={href ?? undefined}>{t(kind, { sum })}</a>
      <small>{t(`${kind}Since`, { count, day: day ?? '' })}</small>
    </li>
  )
}
