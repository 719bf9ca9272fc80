import { lastDayToCallOff } from './date-standing.ts'
import type { LiveDate } from './workshop-date.ts'

/** What a date that may still be called off if too few people book says of itself. */
export interface Tentative {
  /** So many people have to come; 0 where the date names no number. */
  from: number
  /** By that day, in the zone of the workshop, we decide; null once it has passed. */
  decidedBy: Temporal.PlainDate | null
}

/** Null for a date that takes place for certain, or not at all (docs/rules/dates.md). */
export function tentativeOf(date: LiveDate, now: Temporal.Instant): Tentative | null {
  if (!date.tentative || date.calledOff) return null
  const last = lastDayToCallOff(date)
  const today = now.toZonedDateTimeISO(date.zone).toPlainDate()
  return { from: date.minimum, decidedBy: Temporal.PlainDate.compare(today, last) <= 0 ? last : null }
}
