import type { Cents } from '#domain/money.ts'
import type { PaymentDecision } from '#domain/registration/take-payment.ts'

export interface Owing {
  /** The gross total; of what was cancelled what stays due. */
  owed: Cents
  /** What has come so far, whether or not some of it went back. */
  paid: Cents
  /** Whether money came or went since whoever notes it looked. */
  hasMoved?: boolean | undefined
  /** What a full payment would do to the seats now. */
  seats: PaymentDecision
}

export type TransferNoteRefusal =
  | { reason: 'all-paid' }
  /** They may be noting what somebody else has noted. */
  | { reason: 'money-moved' }
  | { reason: 'more-than-open'; open: Cents }
  /** The seats of an order that has expired are gone, or it was cancelled with nothing due: the money has to go back. */
  | { reason: 'no-seats' }

export type TransferDecision = { accepted: true; confirms: boolean } | { accepted: false; refusal: TransferNoteRefusal }

/** Whether a bank transfer belongs to an order, and whether it confirms it (docs/rules/office-bookings.md). */
export function decideTransfer({ owed, paid, hasMoved, seats }: Owing, amount: Cents): TransferDecision {
  const open = owed - paid
  if (seats === 'refund') return { accepted: false, refusal: { reason: 'no-seats' } }
  if (open <= 0) return { accepted: false, refusal: { reason: 'all-paid' } }
  if (hasMoved) return { accepted: false, refusal: { reason: 'money-moved' } }
  if (amount > open) return { accepted: false, refusal: { reason: 'more-than-open', open } }
  return { accepted: true, confirms: seats === 'confirm' && amount === open }
}
