import { reminderAt } from '../participant/reminder.ts'
import type { Windows } from '../settings/windows.ts'
import type { LiveDate } from './workshop-date.ts'

/**
 * Whether the people of an online date have to hear of its video room now (docs/rules/dates.md): of another one whenever they have booked, of
 * the first one only when the reminder, which would have named it, has gone without it.
 */
export function isRoomNews(
  former: Pick<LiveDate, 'roomUrl'>,
  date: LiveDate,
  now: Temporal.Instant,
  windows: Pick<Windows, 'reminderDays'>,
): date is LiveDate & { roomUrl: string } {
  if (date.delivery !== 'online' || date.roomUrl === undefined || date.roomUrl === former.roomUrl) return false
  return former.roomUrl !== undefined || wasReminded(date, now, windows)
}

/** Whether the practical details have gone to everybody who had a seat by then: who comes later needs them at once. */
export function wasReminded(date: LiveDate, now: Temporal.Instant, windows: Pick<Windows, 'reminderDays'>): boolean {
  const due = reminderAt(date, now, windows)
  return due === null || Temporal.Instant.compare(due, now) <= 0
}
