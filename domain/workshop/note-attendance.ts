import { hasStarted, type LiveDate } from './workshop-date.ts'

export type AttendanceRefusal = { reason: 'not-started' } | { reason: 'called-off' } | { reason: 'other-people' }

/** Who was there is ticked once the workshop has started, for people of this date only (docs/rules/dates.md). */
export function noteAttendance(
  date: LiveDate,
  command: { named: readonly string[]; participants: ReadonlySet<string> },
  now: Temporal.Instant,
): { accepted: true } | { accepted: false; refusal: AttendanceRefusal } {
  if (date.calledOff) return { accepted: false, refusal: { reason: 'called-off' } }
  if (!hasStarted(date, now)) return { accepted: false, refusal: { reason: 'not-started' } }
  const isOwn = command.named.every((id) => command.participants.has(id))
  return isOwn ? { accepted: true } : { accepted: false, refusal: { reason: 'other-people' } }
}
