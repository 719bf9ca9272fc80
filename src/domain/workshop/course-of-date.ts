import type { Windows } from '#domain/settings/windows.ts'
import { reminderAt } from '../participant/participant.ts'
import type { LiveDate } from './workshop-date.ts'
import { hasStarted } from './workshop-date.ts'

export interface ConfirmDateRefusal {
  reason: 'called-off' | 'workshop-started' | 'not-tentative'
}

export type ConfirmDateDecision = { accepted: true; date: LiveDate } | { accepted: false; refusal: ConfirmDateRefusal }

/** The organiser confirms that a tentative date takes place, whether or not its minimum is reached (docs/rules/dates.md). */
export function confirmDate(date: LiveDate, now: Temporal.Instant): ConfirmDateDecision {
  const refuse = (reason: ConfirmDateRefusal['reason']): ConfirmDateDecision => ({
    accepted: false,
    refusal: { reason },
  })
  if (date.calledOff) return refuse('called-off')
  if (!date.tentative) return refuse('not-tentative')
  if (hasStarted(date, now)) return refuse('workshop-started')
  // Calendar entries say that it is tentative, so published ones must be updated.
  return {
    accepted: true,
    date: { ...date, tentative: false, revision: date.revision + 1, version: date.version + 1 },
  }
}

export type CallOffRefusal = { reason: 'stale' } | { reason: 'called-off' } | { reason: 'workshop-started' }

export type CallOffDecision = { accepted: true; date: LiveDate } | { accepted: false; refusal: CallOffRefusal }

/** The organiser cancels a date; `version` is the one that the form was opened with (docs/rules/changes.md). */
export function callOffDate(date: LiveDate, version: number, now: Temporal.Instant): CallOffDecision {
  const refuse = (reason: CallOffRefusal['reason']): CallOffDecision => ({ accepted: false, refusal: { reason } })
  if (date.calledOff) return refuse('called-off')
  if (version !== date.version) return refuse('stale')
  if (hasStarted(date, now)) return refuse('workshop-started')
  const off = { ...date, calledOff: true, revision: date.revision + 1, version: date.version + 1 }
  return { accepted: true, date: off }
}

export type AttendanceRefusal = { reason: 'not-started' } | { reason: 'called-off' } | { reason: 'other-people' }

/** Attendance is recorded once the workshop has started, for participants of this date only (docs/rules/dates.md). */
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

/**
 * Whether participants of an online date need a mail about its video room now (docs/rules/dates.md): always when the room changes, but for the first
 * room only if the reminder was sent without it.
 */
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
