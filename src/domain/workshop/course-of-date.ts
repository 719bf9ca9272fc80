import type { Windows } from '#domain/settings/windows.ts'
import { reminderAt } from '../participant/participant.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import type { LiveDate } from './workshop-date.ts'
import { hasStarted } from './workshop-date.ts'

export type ConfirmDateRefusal = Refusal<'called-off' | 'workshop-started' | 'not-tentative'>

export type ConfirmDateDecision = Result<{ date: LiveDate }, ConfirmDateRefusal>

/** The organiser confirms that a tentative date takes place, whether or not its minimum is reached (docs/rules/dates.md). */
export function confirmDate(date: LiveDate, now: Temporal.Instant): ConfirmDateDecision {
  if (date.calledOff) return refused('called-off')
  if (!date.tentative) return refused('not-tentative')
  if (hasStarted(date, now)) return refused('workshop-started')
  // Calendar entries are marked as tentative, so published ones must be updated.
  return {
    outcome: 'done',
    date: { ...date, tentative: false, revision: date.revision + 1, version: date.version + 1 },
  }
}

export type CallOffRefusal = Refusal<'stale' | 'called-off' | 'workshop-started'>

export type CallOffDecision = Result<{ date: LiveDate }, CallOffRefusal>

/** The organiser cancels a date; `version` is the one that the form was opened with (docs/rules/changes.md). */
export function callOffDate(date: LiveDate, version: number, now: Temporal.Instant): CallOffDecision {
  if (date.calledOff) return refused('called-off')
  if (version !== date.version) return refused('stale')
  if (hasStarted(date, now)) return refused('workshop-started')
  const off = { ...date, calledOff: true, revision: date.revision + 1, version: date.version + 1 }
  return { outcome: 'done', date: off }
}

export type AttendanceRefusal = Refusal<'not-started' | 'called-off'>

/** Attendance is recorded once the workshop has started: of those who are `named`, for the participants of this date (docs/rules/dates.md). */
export function noteAttendance(
  date: LiveDate,
  command: { named: readonly string[]; participants: ReadonlySet<string> },
  now: Temporal.Instant,
): Result<{ named: string[] }, AttendanceRefusal> {
  if (date.calledOff) return refused('called-off')
  if (!hasStarted(date, now)) return refused('not-started')
  return { outcome: 'done', named: command.named.filter((id) => command.participants.has(id)) }
}

/** Whether the video room needs a mail now (docs/rules/dates.md): always for another room, for the first only after the reminder. */
export function mustSendRoom(
  former: Pick<LiveDate, 'roomUrl'>,
  date: LiveDate,
  now: Temporal.Instant,
  windows: Pick<Windows, 'reminderDays'>,
): date is LiveDate & { roomUrl: string } {
  if (date.delivery !== 'online' || date.roomUrl === undefined || date.roomUrl === former.roomUrl) return false
  return former.roomUrl !== undefined || wasReminded(date, now, windows)
}

/** Whether the reminder has been sent to all participants; later ones get it at once. */
export function wasReminded(date: LiveDate, now: Temporal.Instant, windows: Pick<Windows, 'reminderDays'>): boolean {
  const due = reminderAt(date, now, windows)
  return due === null || Temporal.Instant.compare(due, now) <= 0
}
