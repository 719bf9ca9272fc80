import type { PaymentDecision } from '#domain/registration/waitlist.ts'
import type { Cents } from '../money.ts'
import type { DateState, Registration } from '../registration/registration.ts'
import { startOf } from '../workshop/workshop-date.ts'

/** The state of one card payment (docs/rules/payment.md). */
export const paymentStates = ['open', 'paid', 'expired', 'refund-due', 'refunded', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Stripe, or the test checkout for runs without keys. */
export const paymentProviders = ['stripe', 'test'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** Display names; null for the test checkout. */
const providerNames: Record<PaymentProvider, string | null> = { stripe: 'Stripe', test: null }

/** The provider's name; the names of all providers for null. */
export function providerName(provider: PaymentProvider | null): string {
  return (provider && providerNames[provider]) ?? Object.values(providerNames).filter(Boolean).join(' / ')
}

/** One attempt to pay an order by card. An order has several attempts when a provider did not respond. */
export interface Payment {
  id: string
  orderId: string
  provider: PaymentProvider
  /** What was open of the gross total of the order when it began, in cents. */
  amount: Cents
  state: PaymentState
  begunAt: Temporal.Instant
  /** When the provider's session expires. */
  sessionEnds: Temporal.Instant
  /** Null until the provider has responded. */
  session: { id: string; url: string } | null
  /** The provider's id of the captured money; null until paid. */
  receipt: string | null
}

export interface PaymentWay {
  from: PaymentState | 'new'
  to: PaymentState
  /** The trigger in a few words; docs/rules/payment.md draws its diagram from these. */
  when: string
}

/** All transitions of a payment. Any other provider event is outdated and ignored. */
export const paymentWays: readonly PaymentWay[] = [
  { from: 'new', to: 'open', when: 'pay button pressed' },
  { from: 'open', to: 'failed', when: 'provider never answered, started again' },
  { from: 'open', to: 'expired', when: 'session ended unpaid' },
  { from: 'open', to: 'paid', when: 'paid, seats are the booker’s' },
  { from: 'open', to: 'refund-due', when: 'paid, but no seats for it' },
  { from: 'expired', to: 'paid', when: 'paid late, seats still free, no one in line' },
  { from: 'expired', to: 'refund-due', when: 'paid late, no seats' },
  { from: 'failed', to: 'paid', when: 'paid after all, seats are the booker’s' },
  { from: 'failed', to: 'refund-due', when: 'paid after all, but no seats for it' },
  { from: 'paid', to: 'refund-due', when: 'order cancelled, nothing is due' },
  { from: 'refund-due', to: 'refunded', when: 'provider has paid back' },
  { from: 'paid', to: 'refunded', when: 'paid back by hand at the provider' },
  { from: 'refunded', to: 'paid', when: 'bank sent the refund back' },
  { from: 'refund-due', to: 'paid', when: 'part taken by a lost dispute or paid back by hand' },
]

export function mayGo(from: PaymentWay['from'], to: PaymentState): boolean {
  return paymentWays.some((way) => way.from === from && way.to === to)
}

/** `failed`: the bank returned it, and we have the money again. Refunds by bank transfer are done when recorded. */
export const refundStates = ['due', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** A recorded bank transfer. A mistake is reversed by another line with the negative amount. */
export interface BankTransfer {
  id: string
  amount: Cents
  /** '2026-11-21' */
  receivedOn: string
  /** The transfer that this line reverses. */
  takesBack?: string | null | undefined
}

/** A refund by the office. */
export interface MoneyReturn {
  id: string
  /** The card payment that is refunded; null for a bank transfer. */
  paymentId: string | null
  amount: Cents
  state: RefundState
  /** The provider's id, once known. */
  refundId?: string | null | undefined
  failedAt?: Temporal.Instant | null | undefined
}

/** All payments of one order, in and out. */
export interface OrderMoney {
  payments: readonly Pick<Payment, 'id' | 'amount' | 'state'>[]
  transfers: readonly BankTransfer[]
  returns: readonly MoneyReturn[]
  /** Of its card payments. */
  disputes?: readonly Pick<Dispute, 'amount' | 'state'>[]
}

export interface Balance {
  /** Total amount received, without what banks have taken back for good: that is outstanding again (docs/rules/invoice.md). */
  paid: Cents
  /** Total amount returned or being returned. */
  returned: Cents
  /** Net amount received, never negative. The maximum that can be refunded. */
  kept: Cents
}

/** The balance of an order (docs/rules/office-bookings.md). The list of bookings calculates the same (`receivedFor`, migration `lost-disputes`). */
export function balanceOf({ payments, transfers, returns, disputes = [] }: OrderMoney): Balance {
  const byCard = payments.filter(({ state }) => arrived.includes(state))
  const lost = disputes.filter(({ state }) => state === 'lost')
  const received = sum(byCard.map(({ amount }) => amount)) + sum(transfers.map(({ amount }) => amount))
  const paid = received - sum(lost.map(({ amount }) => amount))
  const left = sum(byCard.map((payment) => leftOf(payment, returns)))
  const transferred = sum(transfers.map(({ amount }) => amount)) - sum(returnsByTransfer(returns))
  const kept = Math.max(0, left + transferred)
  return { paid, returned: paid - kept, kept }
}

/** The outstanding amount of a price, never negative. */
export function openOf(gross: Cents, paid: Cents): Cents {
  return Math.max(0, gross - paid)
}

/** The amount of a card payment that can still be refunded to the card. */
export function leftOf({ id, amount, state }: OrderMoney['payments'][number], returns: readonly MoneyReturn[]): Cents {
  if (state !== 'paid') return 0
  const back = returns.filter((returned) => returned.paymentId === id && returned.state !== 'failed')
  return Math.max(0, amount - sum(back.map((returned) => returned.amount)))
}

/** The amount on its way back to cards, which no provider has confirmed yet. */
export function refundingOf({ payments, returns }: OrderMoney): Cents {
  const rest = payments
    .filter(({ state }) => state === 'refund-due')
    .map((payment) => leftOf({ ...payment, state: 'paid' }, returns))
  const parts = returns.filter(({ state }) => state === 'due').map(({ amount }) => amount)
  return sum(rest) + sum(parts)
}

function returnsByTransfer(returns: readonly MoneyReturn[]): Cents[] {
  return returns.filter(({ paymentId }) => paymentId === null).map(({ amount }) => amount)
}

/** Payments whose money was received, including refunded ones. */
export const arrived: Payment['state'][] = ['paid', 'refund-due', 'refunded']

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Stripe requires at least 30 minutes by its own clock; one more allows for latency. */
const minutesOfSession = 31
/** Minutes in which a session may be opened again with the same key; later it would be too short for the provider. */
const minutesToOpen = 1

export function sessionEnds(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: minutesOfSession })
}

/** Whether a payment without a session may be opened again with the same key. */
export function mayOpenAgain(begunAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, begunAt.add({ minutes: minutesToOpen })) < 0
}

/** Extends the hold as long as the first session, never past the start: at most 61 minutes, however often the button is pressed. */
export function heldWhilePaying(
  { date }: Pick<DateState, 'date'>,
  { status }: Registration,
  { ends, isFirst }: { ends: Temporal.Instant; isFirst: boolean },
): Temporal.Instant | null {
  if (status.state !== 'awaiting-payment') return null
  if (!isFirst) return status.until
  const start = startOf(date)
  const end = Temporal.Instant.compare(ends, start) <= 0 ? ends : start
  return Temporal.Instant.compare(end, status.until) > 0 ? end : status.until
}

export type PaymentEventKind = 'paid' | 'expired' | 'refunded'

/** The next state of a payment; null for an outdated event. `ordered`: unless the money confirms the order, it is refunded. */
export function applyPaymentEvent(
  state: PaymentState,
  event: PaymentEventKind,
  ordered: PaymentDecision,
): PaymentState | null {
  // Idempotent: a received payment stays received, even if refunded since.
  if (arrived.includes(state) && event === 'paid') return null
  const to = event === 'paid' && ordered !== 'confirm' ? 'refund-due' : event
  return mayGo(state, to) ? to : null
}

/** Bookers who pay at once get no reminder. */
const minutes = 10

/** When to remind a booker of an unpaid card payment: after ten minutes or half of the period, whichever is earlier (docs/rules/payment.md). */
export function remindToPayAt(placedAt: Temporal.Instant, until: Temporal.Instant): Temporal.Instant {
  const half = placedAt.add({ milliseconds: Math.floor(placedAt.until(until).total('milliseconds') / 2) })
  const soon = placedAt.add({ minutes })
  return Temporal.Instant.compare(half, soon) < 0 ? half : soon
}

type PaidByCard = OrderMoney['payments'][number]

/** Refunded at the provider without the office: its total minus our own refunds, those included that failed after its message. */
export function refundedElsewhere(
  { id }: Pick<PaidByCard, 'id'>,
  returns: readonly MoneyReturn[],
  { amount, at }: { amount: Cents; at: Temporal.Instant },
): Cents {
  const ours = returns.filter(
    ({ paymentId, state, failedAt }) =>
      paymentId === id && (state !== 'failed' || (failedAt && Temporal.Instant.compare(failedAt, at) >= 0)),
  )
  return Math.max(0, amount - amountOf(ours))
}

export interface Bounce {
  /** The failed refund; null for one that is not recorded yet and is recorded as failed. */
  fails: string | null
  /** The rest of the payment, if the payment was marked as fully refunded. */
  alsoGone: Cents
}

/** Applies the provider's report of a failed refund, matched by its id, else by amount; null when it is already known. */
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
  const unnoted = Math.max(0, payment.amount - amountOf(ours.filter(({ state }) => state !== 'failed')))
  return { fails: failed?.id ?? null, alsoGone: failed ? unnoted : Math.max(0, unnoted - amount) }
}

/** The pending refunds that cannot be paid any more, because a lost dispute has taken their money; latest first. */
export function outOfMoney(payment: Pick<PaidByCard, 'id' | 'amount'>, returns: readonly MoneyReturn[]): string[] {
  const ours = returns.filter(({ paymentId, state }) => paymentId === payment.id && state !== 'failed')
  let over = amountOf(ours) - payment.amount
  const failed: string[] = []
  for (const { id, amount, state } of ours.toReversed()) {
    if (over <= 0 || state !== 'due') continue
    failed.push(id)
    over -= amount
  }
  return failed
}

function amountOf(returns: readonly MoneyReturn[]): Cents {
  return returns.reduce((total, { amount }) => total + amount, 0)
}

/** A card payment that the bank disputes (docs/rules/payment.md). An inquiry moves no money; an open dispute blocks it until it is won or lost. */
export const disputeStates = ['inquiry', 'open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export interface Dispute {
  /** The provider's id. */
  id: string
  paymentId: string
  amount: Cents
  state: DisputeState
}

const stages = { inquiry: 0, open: 1, won: 2, lost: 2 } as const satisfies Record<DisputeState, number>

/** Whether a reported state is new. States only advance, so late and repeated messages are ignored. */
export function isNewDisputeState(known: DisputeState | null, reported: DisputeState): boolean {
  return known === null || stages[reported] > stages[known]
}
