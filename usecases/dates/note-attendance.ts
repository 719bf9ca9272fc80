import { type AttendanceRefusal, noteAttendance as decide } from '#domain/workshop/note-attendance.ts'
import type { DatePorts } from './create-dates.ts'
import { type DateCommand, dateUnderLock, type UnknownDate } from './date-under-lock.ts'

export interface NoteAttendance extends DateCommand {
  /** By the ids of participants. */
  attendance: ReadonlyMap<string, boolean>
}

export type AttendanceOutcome =
  | { outcome: 'changed' }
  | { outcome: 'refused'; refusal: AttendanceRefusal }
  | UnknownDate

/** Keeps who was there. It may be corrected later; the log says when it was. */
export async function noteAttendance(ports: DatePorts, command: NoteAttendance): Promise<AttendanceOutcome> {
  const now = ports.clock.now()
  const { attendance, actor } = command
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return { outcome: 'unknown' }
    const orders = await stores.ordersOfDate(state.date.id)
    const participants = new Set(orders.flatMap(({ order }) => order.participants.map(({ id }) => id)))
    const decision = decide(state.date, { named: [...attendance.keys()], participants }, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
    await stores.dates.noteAttendance(attendance, now)
    const there = [...attendance.values()].filter(Boolean).length
    const subject = { kind: 'workshop-date', id: state.date.id } as const
    await stores.record({ at: now, actor, subject, action: `attendance: ${there} of ${attendance.size}` })
    return { outcome: 'changed' }
  })
}
