import { type IsoDate, viennaDay } from '#domain/iso-date.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { ListedBooking } from '#features/booking/ports.ts'
import type { ShownState } from './state-badge.tsx'

/** A line of the list of bookings, as the browser gets it. */
export interface BookingRow {
  href: string
  number: string | null
  name: string
  email: string
  company: string | null
  country: string | null
  state: ShownState
  /** ISO instant. */
  at: string
  seats: number
  gross: number | null
  /** Null where nothing is outstanding. */
  open: number | null
  /** By when that is to be paid, and whether the day is past; null where no invoice asks for it. */
  due: { on: IsoDate; isOver: boolean } | null
  toReturn: number | null
  /** 'FL2D', and the first day where there is one; tentative as long as it has not begun. */
  workshop: { code: string; startsAt: string | null; city: string | null; isTentative: boolean } | null
}

export function bookingRow(booking: ListedBooking, now: Temporal.Instant): BookingRow {
  const today = viennaDay(now)
  const { booker, workshop, dueOn } = booking
  return {
    href: bookingHref(booking.orderId ?? booking.id),
    number: booking.number,
    name: `${booker.firstName} ${booker.lastName}`,
    email: booker.email,
    company: booking.company,
    country: booking.country,
    state: booking.isCalledOff ? 'called-off' : booking.state,
    at: booking.at.toString(),
    seats: booking.seats,
    gross: booking.gross,
    open: booking.open,
    due: dueOn === null ? null : { on: dueOn, isOver: dueOn < today },
    toReturn: booking.toReturn,
    workshop: workshop && {
      code: certificationBySlug(workshop.certification)?.code ?? workshop.certification.toUpperCase(),
      startsAt: workshop.startsAt?.toString() ?? null,
      city: workshop.city,
      isTentative:
        workshop.isTentative && workshop.startsAt !== null && Temporal.Instant.compare(now, workshop.startsAt) < 0,
    },
  }
}

/** The page of a booking in the office, by its order or its registration. */
export function bookingHref(id: string): string {
  return `/office/bookings/${id}`
}
