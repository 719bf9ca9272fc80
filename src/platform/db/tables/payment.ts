import { index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { paymentProviders, paymentStates } from '#domain/payment/payment.ts'
import type { CheckoutRequest } from '#features/payment/ports.ts'
import { cents, instant } from './columns.ts'
import { order } from './order.ts'

export const paymentState = pgEnum('payment_state', paymentStates)
export const paymentProvider = pgEnum('payment_provider', paymentProviders)

/** Attempts to pay an order by card (docs/rules/payment.md). */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    provider: paymentProvider().notNull(),
    amount: cents('amount_cents').notNull(),
    state: paymentState().notNull(),
    begunAt: instant().notNull(),
    sessionEnds: instant().notNull(),
    /** Null until the provider has answered. */
    sessionId: text().unique(),
    url: text(),
    /** What the provider calls the money it took. */
    receipt: text(),
    /** When it came into its state. */
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.receipt), index('payment_changed').on(table.changedAt)],
)

/** Messages of the provider that have been taken: each counts once, however often it is sent. */
export const paymentEvent = pgTable('payment_event', {
  /** The provider's own id. */
  id: text().primaryKey(),
  paymentId: uuid()
    .notNull()
    .references(() => payment.id),
  kind: text().notNull(),
  receivedAt: instant().notNull(),
})

export const testSessionState = pgEnum('test_session_state', ['open', 'paid', 'expired', 'refunded'])

/** Sessions of the test checkout, in the place of Stripe's. */
export const testCheckoutSession = pgTable('test_checkout_session', {
  id: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  request: jsonb().$type<Omit<CheckoutRequest, 'expiresAt'>>().notNull(),
  state: testSessionState().notNull(),
  expiresAt: instant().notNull(),
})
