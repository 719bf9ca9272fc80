import { hasStarted, type LiveDate, startOf } from '../workshop/workshop-date.ts'

const daysBefore = 7

/**
 * When participants and booker get the practical details: a week before the start, at the same time of day where the workshop is (SPEC §9,
 * 'about one week before the event'). At once for who books later; null when it has started.
 */
export function reminderAt(date: LiveDate, now: Temporal.Instant): Temporal.Instant | null {
  if (hasStarted(date, now)) return null
  const due = startOf(date).toZonedDateTimeISO(date.zone).subtract({ days: daysBefore }).toInstant()
  return Temporal.Instant.compare(due, now) < 0 ? now : due
}

/** The day it starts on where it takes place, '2027-01-19': people are reminded once of each. */
export function startDay(date: LiveDate): string {
  return startOf(date).toZonedDateTimeISO(date.zone).toPlainDate().toString()
}
