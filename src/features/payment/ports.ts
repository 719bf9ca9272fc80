import type { ShownActor } from '#domain/audit/actor.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type {
  BankTransfer,
  Dispute,
  DisputeState,
  MoneyReturn,
  OrderMoney,
  Payment,
  PaymentEventKind,
  PaymentProvider,
  RefundState,
} from '#domain/payment/payment.ts'
import type { CreatePorts } from '#platform/ports.ts'

/** Card payments on a page of the provider, which reports the outcome by a signed message. */
export interface Checkout {
  /** Null where no one takes cards. */
  provider: PaymentProvider | null
  /** Where its pages are, besides this site: `https://checkout.stripe.com`. */
  pages: readonly string[]
  /** Opens a page to pay at. The same request with the same key gives the same session. Throws when the provider does not. */
  open(request: CheckoutRequest): Promise<CheckoutSession>
  /** No one can pay there any more. Nothing happens to one that is paid or over. */
  expire(sessionId: string): Promise<void>
  /** Pays back a payment or a part of it, once for each key. Gives what the provider calls that, null for what someone paid back by hand. Throws when the provider does not. */
  refund(refund: { receipt: string; amount: Cents; idempotencyKey: string }): Promise<string | null>
  /** The event in a message of the provider; null when it is not from the provider, or older than five minutes. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Temporal.Instant): PaymentEvent | null
}

export interface CheckoutRequest {
  paymentId: string
  /** Number of the order, shown in the provider's lists. */
  number: string
  description: string
  /** Gross, in cents of a euro. */
  amount: Cents
  language: Language
  email: string
  successUrl: string
  cancelUrl: string
  expiresAt: Temporal.Instant
  idempotencyKey: string
}

export interface CheckoutSession {
  sessionId: string
  url: string
}

/** `other` is an event that is not handled: other sessions of the same account, or unknown kinds. */
export type PaymentEvent =
  | { kind: 'paid'; eventId: string; paymentId: string; session: string; receipt: string; amount: Cents }
  | { kind: 'expired'; eventId: string; paymentId: string }
  | { kind: 'refunded'; eventId: string; paymentId: string }
  | MoneyEvent
  | { kind: 'other' }

/** What becomes of money that was paid: it names the payment by its receipt. `at` is when the provider knew. */
export type MoneyEvent = { eventId: string; receipt: string; amount: Cents; at: Temporal.Instant } & (
  | /** `amount` is all that has gone back of it so far. */ { kind: 'part-refunded' }
  | { kind: 'refund-failed'; refundId: string }
  | { kind: 'disputed'; disputeId: string; state: DisputeState }
)

/** The page of the test checkout; its actions arrive by the same signed messages as with Stripe. */
export interface TestCheckout {
  session(sessionId: string): Promise<TestSession | null>
  /** False when the session is over or not there. */
  pay(sessionId: string): Promise<boolean>
  /** The time to pay runs out, and the payment arrives after that. */
  payLate(sessionId: string): Promise<boolean>
  /** Sends the messages about a session, one after the other. Throws when one was not taken. */
  notify(sessionId: string, events: readonly PaymentEventKind[]): Promise<void>
}

export interface TestSession {
  id: string
  request: Omit<CheckoutRequest, 'expiresAt'>
  expiresAt: Temporal.Instant
  state: 'open' | 'paid' | 'expired' | 'refunded'
}

export interface StartCheckoutPorts extends CreatePorts {
  checkout: Checkout
  /** What is paid for, as the customer reads it at the provider. */
  describeOrder(orderId: string, language: Language): Promise<string>
}

export interface NotedTransfer<By = ShownActor> extends BankTransfer {
  orderId: string
  notedAt: Temporal.Instant
  notedBy: By
}

export interface DecidedReturn<By = ShownActor> extends MoneyReturn {
  orderId: string
  amount: Cents
  state: RefundState
  decidedAt: Temporal.Instant
  decidedBy: By
  reason: string
}

/** All the money of an order, each list oldest first. */
export interface KeptMoney extends OrderMoney {
  payments: Payment[]
  transfers: NotedTransfer[]
  returns: DecidedReturn[]
  disputes: Dispute[]
}
