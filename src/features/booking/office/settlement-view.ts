import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import type { ShownActor } from '#domain/audit/actor.ts'
import { settlementOf } from '#domain/order/cancellation.ts'
import type { Cancelled } from '#domain/order/order.ts'
import type { BookingFile } from '../booking-office.ts'

/** What stays due of a cancelled booking, as the browser gets it. Amounts in cents, gross. */
export interface SettlementView {
  way: Cancelled['way']
  fee: Cancelled['fee']
  percent: number
  due: number
  /** Null until someone has set how much a share is. */
  giveBack: number
  toPay: number
  /** What is with us now. */
  kept: number
}

/** Null for what was not cancelled. */
export function settlementView({ order, balance }: Pick<BookingFile, 'order' | 'balance'>): SettlementView | null {
  const cancelled = order?.order.cancelled
  if (!cancelled) return null
  const { way, fee, percent = 0, due } = cancelled
  const { giveBack, toPay } = settlementOf(cancelled, balance) ?? { giveBack: 0, toPay: 0 }
  return { way, fee, percent, due: due ?? 0, giveBack, toPay, kept: balance.kept }
}

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
