import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Heading } from '../../ui/heading.tsx'
import styles from './today-list.module.css'
import type { OwedView } from './today-view.ts'

/** How much is still to come, by when, and what of it should have come: each a way into the list of those bookings. */
export function OwedInvoices({ owed: { open, overdue } }: { owed: OwedView }) {
  const t = useTranslations('officeToday.owed')
  const id = useId()
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="small" id={id}>
          {t('title')}
        </Heading>
        <span className={styles.count}>{open.count}</span>
      </div>
      <ul>
        {overdue && (
          <li className={styles.line}>
            <a href={overdue.href ?? undefined}>{t('overdue', { count: overdue.count, sum: overdue.sum })}</a>
            {overdue.day && <small>{t('since', { day: overdue.day })}</small>}
          </li>
        )}
        <li className={styles.line}>
          <a href={open.href ?? undefined}>{t('open', { count: open.count, sum: open.sum })}</a>
          {open.day && <small>{t('next', { day: open.day })}</small>}
        </li>
      </ul>
    </section>
  )
}
