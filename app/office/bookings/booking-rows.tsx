import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '../../i18n/format-dates.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { cityName } from '../../i18n/format-place.ts'
import type { BookingRow } from './booking-row.ts'
import styles from './record-table.module.css'
import { StateBadge } from './state-badge.tsx'

/** Bookings as a table; on a phone each is a card. */
export function BookingRows({ rows }: { rows: readonly BookingRow[] }) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  const workshop = ({ workshop: date }: BookingRow) => {
    if (!date) return '–'
    const day = date.startsAt === null ? null : formatDateTime(date.startsAt, { language })
    return [date.code, day, date.city && cityName(date.city, language)].filter(Boolean).join(', ')
  }
  const columns = (['who', 'state', 'workshop', 'seats', 'gross', 'at'] as const).map((column) => ({
    column,
    label: t(`column.${column}`),
  }))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ column, label }) => (
            <th key={column} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.href}>
            <th scope="row">
              <a href={row.href}>{[row.number, row.company ?? row.name].filter(Boolean).join(' · ')}</a>
              <small>
                {row.company ? `${row.name}, ` : ''}
                {row.email}
              </small>
            </th>
            <td data-label={t('column.state')}>
              <StateBadge state={row.state} />
            </td>
            <td data-label={t('column.workshop')}>{workshop(row)}</td>
            <td data-label={t('column.seats')}>{row.seats || '–'}</td>
            <td data-label={t('column.gross')}>{row.gross === null ? '–' : formatMoney(row.gross, language)}</td>
            <td data-label={t('column.at')}>
              <time dateTime={row.at}>{formatDateTime(row.at, { language })}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
