import type { Cents } from '../money.ts'
import type { MoneyReturn, OrderMoney } from './payment.ts'

type PaidByCard = OrderMoney['payments'][number]

/**
 * What was refunded at the provider without the office: the provider's total of this payment minus our own returns. A return that has
 * failed since the provider's message was part of that total.
 */
export function refundedElsewhere(
  { id }: Pick<PaidByCard, 'id'>,
  returns: readonly MoneyReturn[],
  { amount, at }: { amount: Cents; at: Temporal.Instant },
): Cents {
  const ours = returns.filter(
    ({ paymentId, state, failedAt }) =>
      paymentId === id && (state !== 'failed' || (failedAt && Temporal.Instant.compare(failedAt, at) >= 0)),
  )
  return Math.max(0, amount - sum(ours))
}

/** What becomes of the returns of a payment. */
export interface Bounce {
  /** The return that has failed; null for one that no one has noted: it is noted as failed. */
  fails: string | null
  /** What else was paid back of it, where the payment stood as paid back whole. */
  alsoGone: Cents
}

/**
 * The provider could not pay back: null when that is known. It names its refund, which is noted with ours once it has answered; else it is one
 * of the same amount.
 */
export function bounceOf(
  payment: PaidByCard,
  returns: readonly MoneyReturn[],
  { refundId, amount }: { refundId: string; amount: Cents },
): Bounce | null {
  const ours = returns.filter(({ paymentId }) => paymentId === payment.id)
  const named = ours.find((returned) => returned.refundId === refundId)
  if (named?.state === 'failed') return null
  const alike = ours.filter((one) => !one.refundId && one.amount === amount && one.state !== 'failed')
  const failed = named ?? alike.find(({ state }) => state === 'done') ?? alike[0]
  if (payment.state !== 'refunded') return { fails: failed?.id ?? null, alsoGone: 0 }
  const unnoted = Math.max(0, payment.amount - sum(ours.filter(({ state }) => state !== 'failed')))
  return { fails: failed?.id ?? null, alsoGone: failed ? unnoted : Math.max(0, unnoted - amount) }
}

/** Of the returns that are still due those that cannot be paid any more, as a lost dispute has taken their money; the latest first. */
export function outOfMoney(payment: Pick<PaidByCard, 'id' | 'amount'>, returns: readonly MoneyReturn[]): string[] {
  const ours = returns.filter(({ paymentId, state }) => paymentId === payment.id && state !== 'failed')
  let over = sum(ours) - payment.amount
  const failed: string[] = []
  for (const { id, amount, state } of ours.toReversed()) {
    if (over <= 0 || state !== 'due') continue
    failed.push(id)
    over -= amount
  }
  return failed
}

function sum(returns: readonly MoneyReturn[]): Cents {
  return returns.reduce((total, { amount }) => total + amount, 0)
}

/**
 * A payment by card that its bank takes back or asks about (docs/rules/payment.md). With an inquiry no money has gone yet; an open dispute has
 * taken it until it is won or lost.
 */
export const disputeStates = ['inquiry', 'open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export interface Dispute {
  /** What the provider calls it. */
  id: string
  paymentId: string
  amount: Cents
  state: DisputeState
}

const stages = { inquiry: 0, open: 1, won: 2, lost: 2 } as const satisfies Record<DisputeState, number>

/** Whether the reported state is new. States only advance: late and repeated messages are not. */
export function isNewDisputeState(known: DisputeState | null, reported: DisputeState): boolean {
  return known === null || stages[reported] > stages[known]
}
