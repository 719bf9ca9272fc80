import { z } from 'zod'
import { isCountry } from '#domain/company.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import type { BookingSearch } from '#features/booking/records.ts'
import { asked, askedText } from '#lists/list-query.ts'

export const shownStates = [
  'waiting',
  'offered',
  'awaiting-payment',
  'awaiting-confirmation',
  'confirmed',
  'called-off',
  'cancelled',
  'expired',
] as const

/** Invoices that are not fully paid, those overdue, money to be returned, and cancellations whose share the office has to set. */
export const outstandingStates = ['open', 'overdue', 'return', 'share'] as const

const params = z.object({
  text: askedText,
  state: asked(z.enum(shownStates)),
  country: asked(z.string().refine(isCountry)),
  workshop: asked(z.string().regex(/^[\w-]{1,200}$/)),
  owed: asked(z.enum(outstandingStates)),
  from: asked(z.iso.date()),
  to: asked(z.iso.date()),
})

export type AskedBookings = z.output<typeof params>

export function askedBookings(query: URLSearchParams): AskedBookings {
  return params.parse(Object.fromEntries(query))
}

/** `today` decides what is overdue. */
export function searchOf({ owed, ...asked }: AskedBookings, today: IsoDate): BookingSearch {
  return { ...asked, outstanding: owed === 'overdue' ? { dueBefore: today } : owed }
}
