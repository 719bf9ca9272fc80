import { type AnyPgColumn, date, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { disputeStates, refundStates } from '#domain/payment/payment.ts'
import { cents, instant } from './columns.ts'
import { order } from './order.ts'
import { payment } from './payment.ts'

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
