import { sql } from 'drizzle-orm'
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
    /** Null until the provider has responded. */
    sessionId: text().unique(),
    url: text(),
    /** The provider's id of the captured money. */
    receipt: text(),
    /** When it entered its state. */
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.receipt), index('payment_changed').on(table.changedAt)],
)

/** Processed provider events: each counts once, however often it is sent. */
export const paymentEvent = pgTable('payment_event', {
  /** The provider's id. */
  id: text().primaryKey(),
  paymentId: uuid()
    .notNull()
    .references(() => payment.id),
  kind: text().notNull(),
  receivedAt: instant().notNull(),
})

export const testSessionState = pgEnum('test_session_state', ['open', 'paid', 'expired', 'refunded'])

/** Sessions of the test checkout, which replaces Stripe. */
export const testCheckoutSession = pgTable('test_checkout_session', {
  id: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  request: jsonb().$type<Omit<CheckoutRequest, 'expiresAt'>>().notNull(),
  state: testSessionState().notNull(),
  expiresAt: instant().notNull(),
})

/** Bank transfers recorded by the office (docs/rules/office-bookings.md). Append-only. */
export const bankTransfer = pgTable(
  'bank_transfer',
  {
    /** The form's id, so that a repeated submission records one transfer. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    amount: cents('amount_cents').notNull(),
    /** The value date by the bank. */
    receivedOn: date({ mode: 'string' }).notNull(),
    notedAt: instant().notNull(),
    notedBy: text().notNull(),
    /** The member's account; `notedBy` has the name at that time. No reference, because accounts may be deleted. */
    notedById: uuid(),
    /** The mistaken line that this one, with the negative amount, reverses. */
    takesBack: uuid()
      .unique()
      .references((): AnyPgColumn => bankTransfer.id),
  },
  (table) => [index().on(table.orderId), index('bank_transfer_received').on(table.receivedOn)],
)

export const refundState = pgEnum('refund_state', refundStates)

/** Refunds by the office, full or partial. A refund because an order ended is a state of its payment instead. */
export const moneyReturn = pgTable(
  'money_return',
  {
    /** The form's id, so that a repeated submission refunds once. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    /** The card payment that is refunded; null for a bank transfer. */
    paymentId: uuid().references(() => payment.id),
    amount: cents('amount_cents').notNull(),
    state: refundState().notNull(),
    decidedAt: instant().notNull(),
    decidedBy: text().notNull(),
    decidedById: uuid(),
    reason: text().notNull(),
    /** The provider's id of the refund or, for a lost dispute, of the dispute. Each is recorded once. */
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

/** Disputes about card payments, as last reported by the provider. */
export const dispute = pgTable(
  'dispute',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    amount: cents('amount_cents').notNull(),
    state: disputeState().notNull(),
    /** When it was first reported. */
    openedAt: instant().notNull(),
  },
  (table) => [index().on(table.paymentId)],
)

export const invoiceKind = pgEnum('invoice_kind', ['invoice', 'cancellation'])

/** Issued invoices. Documents are rendered from the snapshot; rows never change. */
export const invoice = pgTable(
  'invoice',
  {
    number: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    kind: invoiceKind().notNull(),
    issuedAt: instant().notNull(),
    /** For a cancellation, the cancelled invoice; each can be cancelled once. */
    cancels: text()
      .unique()
      .references((): AnyPgColumn => invoice.number),
    gross: cents('gross_cents').notNull(),
    snapshot: jsonb().$type<Invoice>().notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index('invoice_issued').on(table.issuedAt, table.number),
    // The order of the numbers (`byNumber` of its store).
    index('invoice_number').on(sql`"left"(${table.number}, 6)`, sql`length(${table.number})`, table.number),
  ],
)

export const vatCheckResult = pgEnum('vat_check_result', vatCheckResults)

/** The result of VIES about the VAT id of an order; the consultation number proves the request. */
export const vatCheck = pgTable('vat_check', {
  orderId: uuid()
    .primaryKey()
    .references(() => order.id),
  vatId: text().notNull(),
  result: vatCheckResult().notNull(),
  consultationNumber: text(),
  checkedAt: instant().notNull(),
})
