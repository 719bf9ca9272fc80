import { useTranslations } from 'use-intl'
import { TentativeBadge } from '#features/workshops/office/tentative-badge.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { Badges } from '#ui/badge.tsx'
import { Bar } from './bar.tsx'
import styles from './dates-chart.module.css'
import type { DateBar } from './today-view.ts'

/** Seats and revenue of the dates to come: a table whose numbers are drawn as well. */
export function DatesChart({ dates }: { dates: readonly DateBar[] }) {
  const t = useTranslations('officeToday')
  const hasRevenue = dates.some(({ revenue }) => revenue !== null)
  return (
    <OfficeTable
      caption={t('dates')}
      columns={[t('date'), t('seats'), ...(hasRevenue ? [t('revenue')] : [])]}
      rows={dates.map(({ key, title, href, taken, seats, revenue, revenueShare, isTentative }) => ({
        key,
        head: (
          <Badges>
            {href ? <a href={href}>{title}</a> : title}
            {isTentative && <TentativeBadge />}
          </Badges>
        ),
        cells: [
          <span key="seats" className={styles.figure}>
            {t('taken', { taken, seats })}
            <Bar share={seats === 0 ? 0 : taken / seats} tone="seats" />
          </span>,
          ...(revenue === null
            ? []
            : [
                <span key="revenue" className={styles.figure}>
                  {revenue}
                  <Bar share={revenueShare} tone="revenue" />
                </span>,
              ]),
        ],
      }))}
    />
  )
}
