import type { PaymentDecision } from '#domain/registration/waitlist.ts'
import type { Cents } from '../money.ts'
import { type BankTransfer, balanceOf, leftOf, type OrderMoney } from './payment.ts'

export interface OrderDue {
  /** The gross total; of what was cancelled what stays due. */
  due: Cents
  /** What has come so far, whether or not some of it went back. */
  paid: Cents
  /** Whether money was received or returned since the form was opened. */
  hasMoved?: boolean | undefined
  /** What a full payment would do to the seats now. */
  seats: PaymentDecision
}

export type TransferNoteRefusal =
  | { reason: 'all-paid' }
  /** They may be noting what someone else has noted. */
  | { reason: 'money-moved' }
  | { reason: 'more-than-open'; open: Cents }
  /** The seats of an order that has expired are gone, or it was cancelled with nothing due: the money has to go back. */
  | { reason: 'no-seats' }

export type TransferDecision = { accepted: true; confirms: boolean } | { accepted: false; refusal: TransferNoteRefusal }

/** Whether a bank transfer belongs to an order, and whether it confirms it (docs/rules/office-bookings.md). */
export function decideTransfer({ due, paid, hasMoved, seats }: OrderDue, amount: Cents): TransferDecision {
  const open = due - paid
  if (seats === 'refund') return { accepted: false, refusal: { reason: 'no-seats' } }
  if (open <= 0) return { accepted: false, refusal: { reason: 'all-paid' } }
  if (hasMoved) return { accepted: false, refusal: { reason: 'money-moved' } }
  if (amount > open) return { accepted: false, refusal: { reason: 'more-than-open', open } }
  return { accepted: true, confirms: seats === 'confirm' && amount === open }
}

export type TakeBackRefusal =
  /** No such line, or one that takes another back. */
  | { reason: 'unknown' }
  /** Money was received or returned since the form was opened. */
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
export function validTransfers<T extends BankTransfer>(transfers: readonly T[]): T[] {
  const takenBack = new Set(transfers.map(({ takesBack }) => takesBack))
  return transfers.filter(({ id, takesBack }) => !takesBack && !takenBack.has(id)).toReversed()
}

export type ReturnRefusal =
  /** Money was received or returned since the form was opened: it may have been given back already. */
  | { reason: 'money-moved' }
  /** Nothing of what was paid is left. */
  | { reason: 'nothing-left' }
  | { reason: 'more-than-paid'; left: Cents }
  /** No single payment by card has as much left; what came by transfer goes back by transfer. */
  | { reason: 'more-than-card'; left: Cents }

export type ReturnDecision = { accepted: true; paymentId: string | null } | { accepted: false; refusal: ReturnRefusal }

/** Where the money goes: to the card that paid, or by a transfer that the office makes. */
export const returnWays = ['card', 'transfer'] as const
export type ReturnWay = (typeof returnWays)[number]

export interface WantedReturn {
  amount: Cents
  way: ReturnWay
  /** What was with us when they looked; undefined for who did not look. */
  seen?: Cents | undefined
}

/** Whether so much can be given back: never more than is left of what was paid (docs/rules/office-bookings.md). */
export function decideReturn(money: OrderMoney, { amount, way, seen }: WantedReturn): ReturnDecision {
  const { kept } = balanceOf(money)
  if (kept === 0) return { accepted: false, refusal: { reason: 'nothing-left' } }
  if (seen !== undefined && seen !== kept) return { accepted: false, refusal: { reason: 'money-moved' } }
  if (amount > kept) return { accepted: false, refusal: { reason: 'more-than-paid', left: kept } }
  if (way === 'transfer') return { accepted: true, paymentId: null }
  const cards = money.payments.map((payment) => ({ id: payment.id, left: leftOf(payment, money.returns) }))
  const card = cards.find(({ left }) => left >= amount)
  if (card) return { accepted: true, paymentId: card.id }
  return { accepted: false, refusal: { reason: 'more-than-card', left: Math.max(0, ...cards.map(({ left }) => left)) } }
}
