import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import type { ShownActor } from '#domain/audit/actor.ts'
import type { BookingFile } from '../booking-office.ts'

/** One line of the log of actions. */
export interface HistoryLine {
  number: number
  at: string
  actor: ShownActor
  subject: string
  action: ActionId
  details: StoredDetails
  reason: string | null
}

/** Newest first: what happened last is what matters. */
export function historyOf({ history }: BookingFile): HistoryLine[] {
  return history.map((line) => ({ ...line, at: line.at.toString() })).reverse()
}
