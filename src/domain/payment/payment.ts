import type { PaymentDecision } from '#domain/registration/waitlist.ts'
import type { Cents } from '../money.ts'
import type { DateState, Registration } from '../registration/registration.ts'
import { startOf } from '../workshop/workshop-date.ts'

/** The state of one payment by card (docs/rules/payment.md). */
export const paymentStates = ['open', 'paid', 'expired', 'refund-due', 'refunded', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Who takes the money: Stripe, or the test checkout of runs without keys. */
export const paymentProviders = ['stripe', 'test'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** As the office reads them; null for what only is in. */
const providerNames: Record<PaymentProvider, string | null> = { stripe: 'Stripe', test: null }

/** Where the office answers for a payment; the names of all providers where there is none. */
export function providerName(provider: PaymentProvider | null): string {
  return (provider && providerNames[provider]) ?? Object.values(providerNames).filter(Boolean).join(' / ')
}

/** One attempt to pay an order by card. An order has several when a provider did not answer. */
export interface Payment {
  id: string
  orderId: string
  provider: PaymentProvider
  /** The gross total of the order, in cents of a euro. */
  amount: Cents
  state: PaymentState
  begunAt: Temporal.Instant
  /** Until when the provider lets it be paid. */
  sessionEnds: Temporal.Instant
  /** Null until the provider has answered. */
  session: { id: string; url: string } | null
  /** What the provider calls the money it took; null until it was paid. */
  receipt: string | null
}

/** One way a payment may go. */
export interface PaymentWay {
  from: PaymentState | 'new'
  to: PaymentState
  /** What makes it go there, in a few words: the diagram in docs/rules/payment.md is drawn from them. */
  when: string
}

/** All transitions of a payment. Any other event of a provider is old, and changes nothing. */
export const paymentWays: readonly PaymentWay[] = [
  { from: 'new', to: 'open', when: 'pay button pressed' },
  { from: 'open', to: 'failed', when: 'provider never answered, begun anew' },
  { from: 'open', to: 'expired', when: 'session ended unpaid' },
  { from: 'open', to: 'paid', when: 'paid, seats are the booker’s' },
  { from: 'open', to: 'refund-due', when: 'paid, but no seats for it' },
  { from: 'expired', to: 'paid', when: 'paid late, seats still free' },
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
  /** When the provider reported the failure. */
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

/** Payments by card whose money was received, also when it was returned since. */
export const arrived: Payment['state'][] = ['paid', 'refund-due', 'refunded']

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Stripe lets a session live no shorter than 30 minutes, by its own clock; one more is for the way there. */
const minutesOfSession = 31
/** As long as a session may still be opened under the same key: afterwards it would be too short for the provider. */
const minutesToOpen = 1

/** When a session that is begun now ends. */
export function sessionEnds(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: minutesOfSession })
}

/** Whether a payment that has no session yet may be opened once more as it is. */
export function mayOpenAgain(begunAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, begunAt.add({ minutes: minutesToOpen })) < 0
}

/**
 * Until when the seats are held for someone who has just begun to pay: as long as the first session, so that no one pays for seats that are
 * gone, but never after the start of the workshop. Only the first session extends the hold: with the 30 minutes from the order that is an
 * hour and a minute at most, however often the button is pressed.
 */
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

/** What a provider says about a payment. */
export type PaymentEventKind = 'paid' | 'expired' | 'refunded'

/**
 * The next state of a payment after an event; null for an old event. `ordered` is what the money would do to the order: unless it confirms
 * it, the money is refunded. That covers a second payment too.
 */
export function applyPaymentEvent(
  state: PaymentState,
  event: PaymentEventKind,
  ordered: PaymentDecision,
): PaymentState | null {
  // Idempotent: a payment stays paid, also when its money was returned since.
  if (arrived.includes(state) && event === 'paid') return null
  const to = event === 'paid' && ordered !== 'confirm' ? 'refund-due' : event
  return mayGo(state, to) ? to : null
}

/** A booker who pays at once needs no mail about it. */
const minutes = 10

/**
 * When a booker who has not paid by card is reminded: after ten minutes, or after half of the time, whichever is earlier
 * (docs/rules/payment.md).
 */
export function remindToPayAt(placedAt: Temporal.Instant, until: Temporal.Instant): Temporal.Instant {
  const half = placedAt.add({ milliseconds: Math.floor(placedAt.until(until).total('milliseconds') / 2) })
  const soon = placedAt.add({ minutes })
  return Temporal.Instant.compare(half, soon) < 0 ? half : soon
}

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
  return Math.max(0, amount - amountOf(ours))
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
  const unnoted = Math.max(0, payment.amount - amountOf(ours.filter(({ state }) => state !== 'failed')))
  return { fails: failed?.id ?? null, alsoGone: failed ? unnoted : Math.max(0, unnoted - amount) }
}

/** Of the returns that are still due those that cannot be paid any more, as a lost dispute has taken their money; the latest first. */
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
