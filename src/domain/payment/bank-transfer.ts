import type { PaymentDecision } from '#domain/registration/waitlist.ts'
import type { Cents } from '../money.ts'
import { type BankTransfer, balanceOf, leftOf, type OrderMoney } from './payment.ts'

export interface OrderDue {
  /** The gross total; after a cancellation, the remaining fee. */
  due: Cents
  /** The amount received so far, including what was returned. */
  paid: Cents
  /** Whether money was received or returned since the form was opened. */
  hasMoved?: boolean | undefined
  /** What a full payment would do to the registration now. */
  seats: PaymentDecision
}

export type TransferNoteRefusal =
  | { reason: 'all-paid' }
  /** Someone else may have recorded the same transfer. */
  | { reason: 'money-moved' }
  | { reason: 'more-than-open'; open: Cents }
  /** The order has expired, or was cancelled without a fee: the money must be returned. */
  | { reason: 'no-seats' }

export type TransferDecision = { accepted: true; confirms: boolean } | { accepted: false; refusal: TransferNoteRefusal }

/** Whether a bank transfer can be recorded for an order, and whether it confirms it (docs/rules/office-bookings.md). */
export function decideTransfer({ due, paid, hasMoved, seats }: OrderDue, amount: Cents): TransferDecision {
  const open = due - paid
  if (seats === 'refund') return { accepted: false, refusal: { reason: 'no-seats' } }
  if (open <= 0) return { accepted: false, refusal: { reason: 'all-paid' } }
  if (hasMoved) return { accepted: false, refusal: { reason: 'money-moved' } }
  if (amount > open) return { accepted: false, refusal: { reason: 'more-than-open', open } }
  return { accepted: true, confirms: seats === 'confirm' && amount === open }
}

export type TakeBackRefusal =
  /** No such transfer, or a reversal itself. */
  | { reason: 'unknown' }
  /** Money was received or returned since the form was opened. */
  | { reason: 'money-moved' }
  /** Part or all of it was returned, so less is left than was recorded. */
  | { reason: 'gone-back'; left: Cents }

export type TakeBackDecision =
  | { accepted: true; transfer: BankTransfer }
  /** Already reversed. */
  | { accepted: true; transfer: null }
  | { accepted: false; refusal: TakeBackRefusal }

export interface WantedTakeBack {
  transferId: string
  /** The net amount received when the form was opened; undefined without a check. */
  seen?: Cents | undefined
}

/** Whether a transfer recorded by mistake can be reversed. No money moves (docs/rules/office-bookings.md). */
export function decideTakeBack(money: OrderMoney, { transferId, seen }: WantedTakeBack): TakeBackDecision {
  const transfer = money.transfers.find(({ id }) => id === transferId)
  if (!transfer || transfer.takesBack) return { accepted: false, refusal: { reason: 'unknown' } }
  if (money.transfers.some(({ takesBack }) => takesBack === transferId)) return { accepted: true, transfer: null }
  const { kept } = balanceOf(money)
  if (seen !== undefined && seen !== kept) return { accepted: false, refusal: { reason: 'money-moved' } }
  if (transfer.amount > kept) return { accepted: false, refusal: { reason: 'gone-back', left: kept } }
  return { accepted: true, transfer }
}

/** Transfers that can still be reversed, newest first. */
export function validTransfers<T extends BankTransfer>(transfers: readonly T[]): T[] {
  const takenBack = new Set(transfers.map(({ takesBack }) => takesBack))
  return transfers.filter(({ id, takesBack }) => !takesBack && !takenBack.has(id)).toReversed()
}

export type ReturnRefusal =
  /** Money was received or returned since the form was opened, so it may have been refunded already. */
  | { reason: 'money-moved' }
  /** Nothing of the received amount is left. */
  | { reason: 'nothing-left' }
  | { reason: 'more-than-paid'; left: Cents }
  /** No single card payment has that much left; amounts received by transfer are returned by transfer. */
  | { reason: 'more-than-card'; left: Cents }

export type ReturnDecision = { accepted: true; paymentId: string | null } | { accepted: false; refusal: ReturnRefusal }

/** How money is returned: to the card, or by a bank transfer that the office makes. */
export const returnWays = ['card', 'transfer'] as const
export type ReturnWay = (typeof returnWays)[number]

export interface WantedReturn {
  amount: Cents
  way: ReturnWay
  /** The net amount received when the form was opened; undefined without a check. */
  seen?: Cents | undefined
}

/** Whether an amount can be refunded: never more than is left of what was received (docs/rules/office-bookings.md). */
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
