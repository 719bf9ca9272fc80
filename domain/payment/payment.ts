import type { Cents } from '#domain/money.ts'

/** Where the money of one attempt to pay stands (docs/rules/payment.md). */
export const paymentStates = ['open', 'paid', 'expired', 'refund-due', 'refunded', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Who takes the money: Stripe, or the test checkout of runs without keys. */
export const paymentProviders = ['stripe', 'test'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

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
