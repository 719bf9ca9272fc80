import { useLocale, useTranslations } from 'use-intl'
import { TentativeBadge } from '#features/workshops/office/tentative-badge.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { cityName } from '#i18n/format-place.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Unbroken } from '#lists/unbroken.tsx'
import { Badges } from '#ui/badges.tsx'
import type { BookingRow } from './booking-row.ts'
import { StateBadge } from './state-badge.tsx'

const columns = ['who', 'state', 'workshop', 'seats', 'gross', 'at'] as const

/** Bookings as a table; on a phone each is a card. */
export function BookingRows({ rows }: { rows: readonly BookingRow[] }) {
  const t = useTranslations('officeBookings')
  const dates = useTranslations('officeDates')
  const language = useLocale()
  const workshop = ({ workshop: date }: BookingRow) => {
    if (!date) return '–'
    const day = date.startsAt === null ? null : formatDateTime(date.startsAt, { language })
    const place = date.city ? cityName(date.city, language) : day && dates('online')
    return [date.code, day, place].filter(Boolean).join(', ')
  }
  return (
    <OfficeTable
      caption={t('title')}
      columns={columns.map((column) =>
        column === 'seats' || column === 'gross'
          ? { label: t(`column.${column}`), holds: 'numbers' }
          : t(`column.${column}`),
      )}
      rows={rows.map((row) => ({
        key: row.href,
        head: <a href={row.href}>{[row.number, row.company ?? row.name].filter(Boolean).join(' · ')}</a>,
        note: (
          <>
            {row.company && `${row.name}, `}
            <BreakableAddress address={row.email} />
          </>
        ),
        cells: [
          <Unbroken key="state">
            <StateBadge state={row.state} />
          </Unbroken>,
          <Badges key="workshop">
            {workshop(row)}
            {row.workshop?.isTentative && <TentativeBadge />}
          </Badges>,
          row.seats || '–',
          <Amount key="gross" row={row} />,
          <time key="at" dateTime={row.at}>
            <Unbroken>{formatDateTime(row.at, { language })}</Unbroken>
          </time>,
        ],
      }))}
    />
  )
}

/** The price, whether it has been paid, and by when it should be. */
function Amount({ row: { gross, open, due, toReturn } }: { row: BookingRow }) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  if (gross === null) return '–'
  const part = open === gross ? 'none' : 'part'
  const paid = open === null ? '' : t('paid', { part: open === 0 ? 'all' : part, open: formatMoney(open, language) })
  // The day is not torn apart.
  const dueText = ({ isOver, on }: NonNullable<BookingRow['due']>) =>
    t('due', {
      isOver: isOver ? 'yes' : 'no',
      day: formatDateTime(on, { language }).replaceAll(' ', '\u00a0'),
    })
  return (
    <span>
      <Unbroken>{formatMoney(gross, language)}</Unbroken>
      {toReturn !== null && <small>{t('toReturn', { amount: formatMoney(toReturn, language) })}</small>}
      {toReturn === null && open !== null && <small>{paid + (due ? `, ${dueText(due)}` : '')}</small>}
    </span>
  )
}

/** Breaks a long address after the @, never before its last character. */
function BreakableAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
