import { z } from 'zod'
import { isCountry } from '#domain/company.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import type { BookingSearch } from '#features/booking/records.ts'
import type { MailSearch } from '#features/mail-log/records.ts'
import type { ListPlace, MailEffect } from '#platform/ports.ts'

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

/** Invoices that are not fully paid, those overdue, and money to be returned. */
export const outstandingStates = ['open', 'overdue', 'return'] as const

const optional = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)

const params = z.object({
  text: optional(z.string().trim().min(1).max(200)),
  state: optional(z.enum(shownStates)),
  country: optional(z.string().refine(isCountry)),
  workshop: optional(z.string().regex(/^[\w-]{1,200}$/)),
  owed: optional(z.enum(outstandingStates)),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
})

export type AskedBookings = z.output<typeof params>

/** The filter of a list URL. Invalid parameters are ignored. */
export function askedBookings(query: URLSearchParams): AskedBookings {
  return params.parse(Object.fromEntries(query))
}

/** `today` decides what is overdue. */
export function searchOf({ owed, ...asked }: AskedBookings, today: IsoDate): BookingSearch {
  return { ...asked, outstanding: owed === 'overdue' ? { dueBefore: today } : owed }
}

const mailParams = z.object({
  text: params.shape.text,
  state: optional(z.enum(['sent', 'failed'])),
})

export function mailSearchOf(query: URLSearchParams, kinds: readonly MailEffect['kind'][]): MailSearch {
  const kind = kinds.find((known) => known === query.get('kind'))
  return { ...mailParams.parse(Object.fromEntries(query)), kind }
}

/** The start of a list page in the URL: '2026-11-21T08:30:00Z_{id}'; null for the first. */
export function placeOf(query: URLSearchParams): ListPlace | null {
  // PostgreSQL has no year 0 and no NUL.
  const [, at, id] = /^((?!0000)\d{4}-[\d:.TZ-]{6,40})_(\P{Cc}{1,300})$/u.exec(query.get('after') ?? '') ?? []
  if (at === undefined || id === undefined || !z.iso.datetime().safeParse(at).success) return null
  return { at, id }
}

/** Parameters of a single page view: its start, and what was just done on it. */
const passing = new Set(['after', 'done', 'kept'])

export function nextHref(path: string, query: URLSearchParams, next: ListPlace): string {
  const asked = new URLSearchParams([...query].filter(([name, value]) => !passing.has(name) && value !== ''))
  asked.set('after', `${next.at}_${next.id}`)
  return `${path}?${asked}`
}
