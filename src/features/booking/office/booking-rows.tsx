import { useLocale, useTranslations } from 'use-intl'
import { viennaDay } from '#domain/iso-date.ts'
import { nameUnlessErased } from '#domain/participant/participant.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { cityName } from '#domain/workshop/city-name.ts'
import type { ListedBooking } from '#features/booking/records.ts'
import { TentativeBadge } from '#features/workshops/office/date-words.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { bare, OfficeTable, Unbroken } from '#lists/office-table.tsx'
import { Badges } from '#ui/badge.tsx'
import { BreakableAddress } from '#ui/text.tsx'
import { Time } from '#ui/time.tsx'
import { type ShownState, StateBadge, seatlessName } from './state-badge.tsx'

/** A line of the list of bookings, as the browser gets it. */
export type BookingRow = ReturnType<typeof bookingRow>

export function bookingRow(booking: ListedBooking, now: Temporal.Instant) {
  const today = viennaDay(now)
  const { booker, workshop, dueOn, product } = booking
  const state: ShownState = booking.isCalledOff ? 'called-off' : booking.state
  return {
    href: bookingHref(booking.orderId ?? booking.id),
    number: booking.number,
    /** Empty where the data was erased. */
    name: nameUnlessErased(booker),
    email: booker.email,
    company: booking.company,
    country: booking.country,
    state,
    /** ISO instant. */
    at: booking.at.toString(),
    seats: booking.seats,
    gross: booking.gross,
    /** Null where nothing is outstanding. */
    open: booking.open,
    /** By when that is to be paid, and whether the day is past; null where no invoice asks for it. */
    due: dueOn === null ? null : { on: dueOn, isOver: dueOn < today },
    toReturn: booking.toReturn,
    /** 'FL2D', and the first day where there is one; tentative as long as it has not begun. */
    workshop: workshop && {
      code: certificationBySlug(workshop.certification)?.code ?? workshop.certification.toUpperCase(),
      startsAt: workshop.startsAt?.toString() ?? null,
      city: workshop.city,
      isTentative:
        workshop.isTentative && workshop.startsAt !== null && Temporal.Instant.compare(now, workshop.startsAt) < 0,
    },
    /** What was bought without a date: tickets or a package. */
    product: product && { kind: product.kind, name: seatlessName(product) },
  }
}

export function bookingHref(id: string): string {
  return `/office/bookings/${id}`
}

export function BookingRows({ rows }: { rows: readonly BookingRow[] }) {
  const t = useTranslations('officeBookings')
  const erased = useTranslations('officePrivacy.erasedPerson')
  const dates = useTranslations('officeDates')
  const language = useLocale()
  const workshop = ({ workshop: date, product }: BookingRow) => {
    if (product) return `${product.name[language]}, ${t(`seatless.${product.kind}`)}`
    if (!date) return '–'
    const day = date.startsAt === null ? null : formatDateTime(date.startsAt, { language })
    const place = date.city ? cityName(date.city, language) : day && dates('online')
    return [date.code, day, place].filter(Boolean).join(', ')
  }
  return (
    <OfficeTable
      caption={t('title')}
      columns={[
        t('column.who'),
        bare(t('column.state')),
        bare(t('column.workshop')),
        { label: t('column.seats'), holds: 'numbers' },
        { label: t('column.gross'), holds: 'numbers', isBare: true },
        t('column.at'),
      ]}
      rows={rows.map((row) => ({
        key: row.href,
        head: (
          <a href={row.href}>{[row.number, row.company ?? (row.name || erased('name'))].filter(Boolean).join(' · ')}</a>
        ),
        note: row.email && (
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
          row.gross === null ? '–' : <Amount key="gross" row={row} gross={row.gross} />,
          <Time key="at" at={row.at}>
            {formatDateTime(row.at, { language })}
          </Time>,
        ],
      }))}
    />
  )
}

/** The price, whether it has been paid, and by when it should be. */
function Amount({ row: { open, due, toReturn }, gross }: { row: BookingRow; gross: number }) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
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
      <Unbroken>{formatMoney(gross, language)}</Unbroken>{' '}
      {toReturn !== null && <small>{t('toReturn', { amount: formatMoney(toReturn, language) })}</small>}
      {toReturn === null && open !== null && <small>{paid + (due ? `, ${dueText(due)}` : '')}</small>}
    </span>
  )
}
