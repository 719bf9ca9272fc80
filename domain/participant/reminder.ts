import type { Windows } from '../settings/windows.ts'
import { hasStarted, type LiveDate, startOf } from '../workshop/workshop-date.ts'

/**
 * When participants and booker get the practical details: some days before the start, at the same time of day where the workshop is (SPEC §9,
 * 'about one week before the event'). At once for who books later; null when it has started.
 */
export function reminderAt(
  date: LiveDate,
  now: Temporal.Instant,
  { reminderDays }: Pick<Windows, 'reminderDays'>,
): Temporal.Instant | null {
  if (hasStarted(date, now)) return null
  const due = startOf(date).toZonedDateTimeISO(date.zone).subtract({ days: reminderDays }).toInstant()
  return Temporal.Instant.compare(due, now) < 0 ? now : due
}

/** The day it starts on where it takes place, '2027-01-19': people are reminded once of each. */
export function startDay(date: LiveDate): string {
  return startOf(date).toZonedDateTimeISO(date.zone).toPlainDate().toString()
}
