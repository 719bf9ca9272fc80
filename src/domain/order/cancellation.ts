import { defaultsOf, type SectionValue, wholeNumber } from '../settings/section-fields.ts'
import { hasStarted, type LiveDate, startOf } from '../workshop/workshop-date.ts'
import type { Order } from './order.ts'

/**
 * What it costs to cancel a booking, as the owner sets it (docs/rules/changes.md). Days count back from the first day of the workshop. The
 * defaults are those of the terms that the site begins with ('Wenn du nicht kommen kannst').
 */
export const cancellationFields = {
  /** So many days before it still costs nothing. */
  freeDays: wholeNumber({ default: 30, from: 7, to: 90, error: 'officeSettings.errors.freeDays' }),
  /** So many days before, a part of the price is due; the same as `freeDays` where there is no such time. */
  partDays: wholeNumber({ default: 30, from: 1, to: 89, optional: true, error: 'officeSettings.errors.partDays' }),
  /** How much of the price that is. Later it is all of it. */
  partPercent: wholeNumber({
    default: 100,
    from: 10,
    to: 90,
    optional: true,
    error: 'officeSettings.errors.partPercent',
  }),
}

export type CancellationTerms = SectionValue<typeof cancellationFields>

export const defaultCancellation: CancellationTerms = defaultsOf(cancellationFields)

/** Whether there is a time between nothing and everything. */
export function hasPart({ freeDays, partDays }: CancellationTerms): boolean {
  return partDays < freeDays
}

export type CancelTerms = { possible: false; reason: 'not-open' | 'workshop-started' } | PossibleCancel

export interface PossibleCancel {
  possible: true
  fee: 'none' | 'part' | 'full'
  /** How much of the price is due: 0, 100 or what is between. */
  percent: number
  /** The moment from which something is due; null when it never is, since we have changed the date or not confirmed it yet. */
  freeUntil: Temporal.Instant | null
  /** The moment from which the full price is due, where a part of it is before. */
  part: { until: Temporal.Instant; percent: number } | null
}

/**
 * Whether a booking can be cancelled, and what is then due under the terms that held when it was placed (docs/rules/changes.md). Days are
 * counted in the zone of the workshop: the thirtieth day before still belongs to the free time.
 */
export function cancelTerms(
  { status, placedAt }: Pick<Order, 'status' | 'placedAt'>,
  date: LiveDate,
  now: Temporal.Instant,
  terms: CancellationTerms,
): CancelTerms {
  if (status.state !== 'confirmed' && status.state !== 'awaiting-payment')
    return { possible: false, reason: 'not-open' }
  const free = { possible: true, fee: 'none', percent: 0, freeUntil: null, part: null } as const
  if (date.calledOff) return free
  // Also a date that we have moved: who was there cannot have the money back.
  if (hasStarted(date, now)) return { possible: false, reason: 'workshop-started' }
  if (isMovedSince(date, placedAt)) return free
  const freeUntil = endOf(date, terms.freeDays)
  const part = hasPart(terms) ? { until: endOf(date, terms.partDays), percent: terms.partPercent } : null
  const ends = { possible: true, freeUntil, part } as const
  if (status.state === 'awaiting-payment' || isBefore(now, freeUntil)) return { ...ends, fee: 'none', percent: 0 }
  // As long as we may still call it off, no one is bound by it.
  if (date.tentative) return free
  if (part && isBefore(now, part.until)) return { ...ends, fee: 'part', percent: part.percent }
  return { ...ends, fee: 'full', percent: 100 }
}

function isMovedSince({ movedAt }: LiveDate, placedAt: Temporal.Instant): boolean {
  return movedAt !== null && isBefore(placedAt, movedAt)
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}

/** The end of the day that is the given number of days before the first. */
function endOf(date: LiveDate, days: number): Temporal.Instant {
  const firstDay = startOf(date).toZonedDateTimeISO(date.zone).toPlainDate()
  return firstDay
    .subtract({ days: days - 1 })
    .toZonedDateTime(date.zone)
    .toInstant()
}
