import type { BookingFile } from '#usecases/bookings/booking-office.ts'
import { type LogActor, logActor } from '../log/log-row.ts'

/** One line of the log of actions. */
export interface HistoryLine {
  number: number
  at: string
  actor: LogActor
  subject: string
  action: string
  reason: string | null
}

/** Newest first: what happened last is what matters. */
export function historyOf({ history }: BookingFile): HistoryLine[] {
  return history.map((line) => ({ ...line, at: line.at.toString(), actor: logActor(line.actor) })).reverse()
}
