import type { ShownActor } from '#domain/audit/actor.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { Actor } from '#domain/office/member.ts'
import type { Order } from '#domain/order/order.ts'
import type {
  BankTransfer,
  Dispute,
  DisputeState,
  MoneyReturn,
  OrderMoney,
  Payment,
  PaymentEventKind,
  PaymentProvider,
  PaymentState,
  RefundState,
} from '#domain/payment/payment.ts'

/** What the office notes of an order's money, inside one transaction. */
export interface MoneyStores {
  /** Everything that came and went. Anyone who decides by it has locked the order. */
  ofOrder(orderId: string): Promise<KeptMoney>
  /** False when this one has been noted before. */
  addTransfer(transfer: NotedTransfer<Actor>): Promise<boolean>
  /** False when this one has been decided before. */
  addReturn(returned: DecidedReturn<Actor>): Promise<boolean>
  findReturn(id: string): Promise<DecidedReturn | null>
  /** `refundId` is what the provider calls it, null where that is not known. */
  finishReturn(id: string, refundId: string | null): Promise<void>
  /** The provider could not pay it: the money is with us again. */
  failReturn(id: string, failed: { at: Temporal.Instant; refundId?: string }): Promise<void>
  dispute(id: string): Promise<Dispute | null>
  /** Adds it, or puts it into another state. */
  keepDispute(dispute: Dispute, at: Temporal.Instant): Promise<void>
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

export interface MoneyReads {
  ofOrder(orderId: string): Promise<KeptMoney>
  findReturn(id: string): Promise<DecidedReturn | null>
  /** Whether the bank has taken a payment back for now: nothing is paid back of it until that is decided. */
  isDisputed(paymentId: string): Promise<boolean>
}

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
  /** What a message of the provider says; null when it is not from the provider, or older than five minutes. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Temporal.Instant): PaymentEvent | null
}

export interface CheckoutRequest {
  paymentId: string
  /** Number of the order, shown in the provider's lists. */
  number: string
  /** What is paid for, as the customer reads it. */
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

/** Payments inside one transaction. */
export interface PaymentStores {
  payment(paymentId: string): Promise<Payment | null>
  paymentByReceipt(receipt: string): Promise<Payment | null>
  /** The last attempt to pay an order; null when no one has tried. */
  lastPayment(orderId: string): Promise<Payment | null>
  addPayment(payment: Payment): Promise<void>
  changePayment(paymentId: string, change: PaymentChange): Promise<void>
  /** False when this event has been taken before. */
  addPaymentEvent(event: {
    id: string
    paymentId: string
    kind: PaymentEvent['kind']
    at: Temporal.Instant
  }): Promise<boolean>
  /** The registration that an order of a live workshop belongs to; null for other products. */
  registrationOfOrder(orderId: string): Promise<string | null>
  /** Locks an order until the transaction ends; lock its date first where both are needed. */
  lockOrder(orderId: string): Promise<Order | null>
}

export interface PaymentChange {
  state?: PaymentState
  session?: CheckoutSession
  receipt?: string
  at: Temporal.Instant
}

export interface PaymentReads {
  /** What an order page says about paying: the payment that went furthest; null when no one has tried. */
  paymentOfOrder(orderId: string): Promise<Payment | null>
  paymentById(paymentId: string): Promise<Payment | null>
  /** What can still be paid for a registration. */
  openPaymentsOf(registrationId: string): Promise<Payment[]>
}
