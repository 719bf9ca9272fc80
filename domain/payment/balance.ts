import type { Cents } from '#domain/money.ts'
import type { Payment } from './payment.ts'

/**
 * A return of money is due until the provider has paid it, and has failed when the bank sent it back: then the money is with us again. What the
 * office transfers by its bank is done once it is noted.
 */
export const refundStates = ['due', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Money that the bank has shown. What was noted by mistake is taken back by another line with the same amount below nothing. */
export interface BankTransfer {
  id: string
  amount: Cents
  /** '2026-11-21' */
  receivedOn: string
  /** The line that this one takes back. */
  takesBack?: string | null | undefined
}

/** Money that the office gives back. */
export interface MoneyReturn {
  id: string
  /** The payment by card that it goes back to; null when the office transfers it. */
  paymentId: string | null
  amount: Cents
  state: RefundState
  /** What the provider calls it, as soon as we know. */
  refundId?: string | null | undefined
  /** When the provider said that it has failed. */
  failedAt?: Temporal.Instant | null | undefined
}

/** All the money of one order that ever came or went. */
export interface OrderMoney {
  payments: readonly Pick<Payment, 'id' | 'amount' | 'state'>[]
  transfers: readonly BankTransfer[]
  returns: readonly MoneyReturn[]
}

export interface Balance {
  /** Everything that has come. */
  paid: Cents
  /** Everything that has gone back, or is on its way. */
  returned: Cents
  /** What is with us: never below nothing, and the most that can be given back. */
  kept: Cents
}

/** What an order has brought in, and what of it is still here (docs/rules/office-bookings.md). */
export function balanceOf({ payments, transfers, returns }: OrderMoney): Balance {
  const byCard = payments.filter(({ state }) => arrived.includes(state))
  const paid = sum(byCard.map(({ amount }) => amount)) + sum(transfers.map(({ amount }) => amount))
  const left = sum(byCard.map((payment) => leftOf(payment, returns)))
  const transferred = sum(transfers.map(({ amount }) => amount)) - sum(returnsByTransfer(returns))
  const kept = Math.max(0, left + transferred)
  return { paid, returned: paid - kept, kept }
}

/** What of a price has not come yet; more than the price may have. */
export function openOf(gross: Cents, paid: Cents): Cents {
  return Math.max(0, gross - paid)
}

/** What of a payment by card can still go back to that card. */
export function leftOf({ id, amount, state }: OrderMoney['payments'][number], returns: readonly MoneyReturn[]): Cents {
  if (state !== 'paid') return 0
  const back = returns.filter((returned) => returned.paymentId === id && returned.state !== 'failed')
  return Math.max(0, amount - sum(back.map((returned) => returned.amount)))
}

function returnsByTransfer(returns: readonly MoneyReturn[]): Cents[] {
  return returns.filter(({ paymentId }) => paymentId === null).map(({ amount }) => amount)
}

/** Payments by card whose money has come, whatever has become of it since. */
export const arrived: Payment['state'][] = ['paid', 'refund-due', 'refunded']

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
