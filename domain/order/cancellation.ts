import { hasStarted, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import type { Order } from './order.ts'

/** Up to so many days before the first day a booking is cancelled for nothing (terms, 'Wenn du nicht kommen kannst'). */
const freeDays = 30

export type CancelTerms =
  | { possible: false; reason: 'not-open' | 'workshop-started' }
  /** `freeUntil` is the moment from which the full price is due; null when it never is, since we have changed the date. */
  | { possible: true; fee: 'none' | 'full'; freeUntil: Temporal.Instant | null }

/**
 * Whether a booking can be cancelled under its terms, and what is then due (docs/rules/changes.md). Days are counted in the zone of
 * the workshop: the thirtieth day before still belongs to the free time.
 */
export function cancelTerms(
  { standing, placedAt }: Pick<Order, 'standing' | 'placedAt'>,
  date: LiveDate,
  now: Temporal.Instant,
): CancelTerms {
  if (standing.state !== 'confirmed' && standing.state !== 'awaiting-payment')
    return { possible: false, reason: 'not-open' }
  const free = { possible: true, fee: 'none', freeUntil: null } as const
  if (date.calledOff) return free
  // Also a date that we have moved: who was there cannot have the money back.
  if (hasStarted(date, now)) return { possible: false, reason: 'workshop-started' }
  if (isMovedSince(date, placedAt)) return free
  const freeUntil = endOfFreeTime(date)
  const isFree = standing.state === 'awaiting-payment' || Temporal.Instant.compare(now, freeUntil) < 0
  return { possible: true, fee: isFree ? 'none' : 'full', freeUntil }
}

function isMovedSince({ movedAt }: LiveDate, placedAt: Temporal.Instant): boolean {
  return movedAt !== null && Temporal.Instant.compare(movedAt, placedAt) > 0
}

function endOfFreeTime(date: LiveDate): Temporal.Instant {
  const firstDay = startOf(date).toZonedDateTimeISO(date.zone).toPlainDate()
  return firstDay
    .subtract({ days: freeDays - 1 })
    .toZonedDateTime(date.zone)
    .toInstant()
}
