import { type AnyPgColumn, date, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { disputeStates, paymentProviders, paymentStates, refundStates } from '#domain/payment/payment.ts'
import { vatCheckResults } from '#domain/tax/tax.ts'
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

/** Money that has come by bank transfer, noted by the office (docs/rules/office-bookings.md). Only ever added to. */
export const bankTransfer = pgTable(
  'bank_transfer',
  {
    /** Of the form that noted it: sent twice, it is noted once. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    amount: cents('amount_cents').notNull(),
    /** The day that the bank names. */
    receivedOn: date({ mode: 'string' }).notNull(),
    notedAt: instant().notNull(),
    notedBy: text().notNull(),
    /** The member's account; `notedBy` has the name of then. No reference: accounts are removed. */
    notedById: uuid(),
    /** The line that was noted by mistake, and that this one with the same amount below nothing takes back. */
    takesBack: uuid()
      .unique()
      .references((): AnyPgColumn => bankTransfer.id),
  },
  (table) => [index().on(table.orderId), index('bank_transfer_received').on(table.receivedOn)],
)

export const refundState = pgEnum('refund_state', refundStates)

/** Money that the office has given back, whole or in part. What goes back because an order ended is a state of its payment. */
export const moneyReturn = pgTable(
  'money_return',
  {
    /** Of the form that asked for it: sent twice, it is paid back once. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    /** The payment by card that it goes back to; null when the office transfers it. */
    paymentId: uuid().references(() => payment.id),
    amount: cents('amount_cents').notNull(),
    state: refundState().notNull(),
    decidedAt: instant().notNull(),
    decidedBy: text().notNull(),
    decidedById: uuid(),
    reason: text().notNull(),
    /** What the provider calls it; of a lost dispute, the dispute. Each is noted once. */
    refundId: text().unique(),
    /** When the provider reported the failure. */
    failedAt: instant(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.paymentId),
    index('money_return_decided').on(table.decidedAt),
  ],
)

export const disputeState = pgEnum('dispute_state', disputeStates)

/** Disputes about payments by card, as last reported by the provider. */
export const dispute = pgTable(
  'dispute',
  {
    /** The provider's own id. */
    id: text().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    amount: cents('amount_cents').notNull(),
    state: disputeState().notNull(),
    /** When we heard of it first. */
    openedAt: instant().notNull(),
  },
  (table) => [index().on(table.paymentId)],
)

export const invoiceKind = pgEnum('invoice_kind', ['invoice', 'cancellation'])

/** Invoices as they were issued. Documents are drawn from the snapshot; nothing here is ever changed. */
export const invoice = pgTable(
  'invoice',
  {
    number: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    kind: invoiceKind().notNull(),
    issuedAt: instant().notNull(),
    /** Of a cancellation: what it takes back, which can be taken back once. */
    cancels: text()
      .unique()
      .references((): AnyPgColumn => invoice.number),
    gross: cents('gross_cents').notNull(),
    snapshot: jsonb().$type<Invoice>().notNull(),
  },
  (table) => [index().on(table.orderId), index('invoice_issued').on(table.issuedAt, table.number)],
)

export const vatCheckResult = pgEnum('vat_check_result', vatCheckResults)

/** The answer of VIES about the VAT id of an order; the consultation number proves the request. */
export const vatCheck = pgTable('vat_check', {
  orderId: uuid()
    .primaryKey()
    .references(() => order.id),
  vatId: text().notNull(),
  result: vatCheckResult().notNull(),
  consultationNumber: text(),
  checkedAt: instant().notNull(),
})
