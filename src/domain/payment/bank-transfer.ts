import type { PaymentDecision } from '#domain/registration/waitlist.ts'
import type { Seller } from '../company.ts'
import type { Cents } from '../money.ts'
import { type Refusal, type Result, refused } from '../result.ts'
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
  | Refusal<'all-paid'>
  /** Someone else may have recorded the same transfer. */
  | Refusal<'money-moved'>
  | (Refusal<'more-than-open'> & { open: Cents })
  /** The order has expired, or was cancelled without a fee: the money must be returned. */
  | Refusal<'no-seats'>
  /** No money has arrived on a day that is still to come. */
  | Refusal<'future-day'>

/** `completes`: nothing is outstanding any more. */
export type TransferDecision = Result<{ confirms: boolean; completes: boolean }, TransferNoteRefusal>

export interface WantedTransfer {
  amount: Cents
  /** Whether the day of its arrival is still to come. */
  isInFuture?: boolean | undefined
  /** The office confirms that more has arrived than is outstanding. */
  withSurplus?: boolean | undefined
}

/** Whether a bank transfer can be recorded for an order, and whether it confirms it (docs/rules/office-bookings.md). */
export function decideTransfer(
  { due, paid, hasMoved, seats }: OrderDue,
  { amount, isInFuture, withSurplus = false }: WantedTransfer,
): TransferDecision {
  if (isInFuture) return refused('future-day')
  const open = seats === 'refund' ? 0 : Math.max(0, due - paid)
  if (open === 0 && !withSurplus) return refused(seats === 'refund' ? 'no-seats' : 'all-paid')
  if (hasMoved) return refused('money-moved')
  if (amount > open && !withSurplus) return refused('more-than-open', { open })
  const completes = open > 0 && amount >= open
  return { outcome: 'done', confirms: completes && seats === 'confirm', completes }
}

export type TakeBackRefusal =
  /** No such order or transfer, or a reversal itself. */
  | Refusal<'unknown'>
  /** Money was received or returned since the form was opened. */
  | Refusal<'money-moved'>
  /** Part or all of it was returned, so less is left than was recorded. */
  | (Refusal<'gone-back'> & { left: Cents })

/** `transfer` is null when it is already reversed. */
export type TakeBackDecision = Result<{ transfer: BankTransfer | null }, TakeBackRefusal>

export interface WantedTakeBack {
  transferId: string
  /** The net amount received when the form was opened; undefined without a check. */
  seen?: Cents | undefined
}

/** Whether a transfer recorded by mistake can be reversed. No money moves (docs/rules/office-bookings.md). */
export function decideTakeBack(money: OrderMoney, { transferId, seen }: WantedTakeBack): TakeBackDecision {
  const transfer = money.transfers.find(({ id }) => id === transferId)
  if (!transfer || transfer.takesBack) return refused('unknown')
  if (money.transfers.some(({ takesBack }) => takesBack === transferId)) return { outcome: 'done', transfer: null }
  const { kept } = balanceOf(money)
  if (seen !== undefined && seen !== kept) return refused('money-moved')
  if (transfer.amount > kept) return refused('gone-back', { left: kept })
  return { outcome: 'done', transfer }
}

/** Transfers that can still be reversed, newest first. */
export function validTransfers<T extends BankTransfer>(transfers: readonly T[]): T[] {
  const takenBack = new Set(transfers.map(({ takesBack }) => takesBack))
  return transfers.filter(({ id, takesBack }) => !takesBack && !takenBack.has(id)).toReversed()
}

export type ReturnRefusal =
  /** Money was received or returned since the form was opened, so it may have been refunded already. */
  | Refusal<'money-moved'>
  /** Nothing of the received amount is left. */
  | Refusal<'nothing-left'>
  | (Refusal<'more-than-paid'> & { left: Cents })
  /** No single card payment has that much left; amounts received by transfer are returned by transfer. */
  | (Refusal<'more-than-card'> & { left: Cents })

export type ReturnDecision = Result<{ paymentId: string | null }, ReturnRefusal>

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
  if (kept === 0) return refused('nothing-left')
  if (seen !== undefined && seen !== kept) return refused('money-moved')
  if (amount > kept) return refused('more-than-paid', { left: kept })
  if (way === 'transfer') return { outcome: 'done', paymentId: null }
  const cards = money.payments.map((payment) => ({ id: payment.id, left: leftOf(payment, money.returns) }))
  const card = cards.find(({ left }) => left >= amount)
  if (card) return { outcome: 'done', paymentId: card.id }
  return refused('more-than-card', { left: Math.max(0, ...cards.map(({ left }) => left)) })
}

interface Transfer {
  seller: Pick<Seller, 'name' | 'bank'>
  amount: Cents
  /** What the recipient recognises it by: the number of the invoice. */
  reference: string
}

/** As many characters as the standard allows. */
const nameLength = 70
const referenceLength = 140

/**
 * A SEPA transfer as the text of a QR code that banking apps read (GiroCode, EPC069-12 version 3.1; docs/rules/invoice.md#the-code-for-banking-apps):
 * version 002, UTF-8, no purpose, a reference in free text.
 */
export function transferCode({ seller: { name, bank }, amount, reference }: Transfer): string {
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bank.bic,
    name.slice(0, nameLength),
    bank.iban,
    `EUR${(amount / 100).toFixed(2)}`,
    '',
    '',
    reference.slice(0, referenceLength),
  ].join('\n')
}
