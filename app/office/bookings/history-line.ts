import type { BookingFile } from '#usecases/bookings/booking-office.ts'

/** One line of the log of actions. */
export interface HistoryLine {
  number: number
  at: string
  /** A name, or one of the words that the log has for those without one. */
  actor: { kind: 'booker' | 'program' | 'payment' } | { kind: 'member'; name: string }
  subject: string
  action: string
  reason: string | null
}

/** Newest first: what happened last is what matters. */
export function historyOf({ history }: BookingFile): HistoryLine[] {
  return history.map((line) => ({ ...line, at: line.at.toString(), actor: actorOf(line.actor) })).reverse()
}

function actorOf(actor: string): HistoryLine['actor'] {
  if (actor === 'booker' || actor === 'program' || actor === 'payment') return { kind: actor }
  return { kind: 'member', name: actor.replace(/^organiser:/, '').replace(/^key:/, 'API: ') }
}
