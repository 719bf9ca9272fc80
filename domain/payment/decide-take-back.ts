import type { Cents } from '#domain/money.ts'
import { type BankTransfer, balanceOf, type OrderMoney } from './balance.ts'

export type TakeBackRefusal =
  /** No such line, or one that takes another back. */
  | { reason: 'unknown' }
  /** Money came or went since whoever decides looked. */
  | { reason: 'money-moved' }
  /** Its money has gone back in part or whole: there is less here than was noted. */
  | { reason: 'gone-back'; left: Cents }

export type TakeBackDecision =
  | { accepted: true; transfer: BankTransfer }
  /** It was taken back before. */
  | { accepted: true; transfer: null }
  | { accepted: false; refusal: TakeBackRefusal }

export interface WantedTakeBack {
  transferId: string
  /** What was with us when they looked; undefined for who did not look. */
  seen?: Cents | undefined
}

/** Whether a transfer that was noted by mistake can be taken back: no money goes anywhere (docs/rules/office-bookings.md). */
export function decideTakeBack(money: OrderMoney, { transferId, seen }: WantedTakeBack): TakeBackDecision {
  const transfer = money.transfers.find(({ id }) => id === transferId)
  if (!transfer || transfer.takesBack) return { accepted: false, refusal: { reason: 'unknown' } }
  if (money.transfers.some(({ takesBack }) => takesBack === transferId)) return { accepted: true, transfer: null }
  const { kept } = balanceOf(money)
  if (seen !== undefined && seen !== kept) return { accepted: false, refusal: { reason: 'money-moved' } }
  if (transfer.amount > kept) return { accepted: false, refusal: { reason: 'gone-back', left: kept } }
  return { accepted: true, transfer }
}

/** The transfers that can still be taken back, the last noted on top. */
export function standingTransfers<T extends BankTransfer>(transfers: readonly T[]): T[] {
  const takenBack = new Set(transfers.map(({ takesBack }) => takesBack))
  return transfers.filter(({ id, takesBack }) => !takesBack && !takenBack.has(id)).toReversed()
}
