import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Booker, Cancelled, InvoiceAddress, OrderedProduct } from '#domain/order/order.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { cents, instant } from './columns.ts'
import { registration } from './registration.ts'
import { languageEnum } from './workshop-date.ts'

export const orderState = pgEnum('order_state', [
  'awaiting-payment',
  'awaiting-confirmation',
  'confirmed',
  'cancelled',
  'expired',
])

export const customer = pgTable('customer', {
  number: text().primaryKey(),
  /** Lower case. One customer number per address. */
  email: text().notNull().unique(),
})

/** What was ordered, as it was agreed: prices and addresses are kept as they were at that moment. */
export const order = pgTable(
  'order',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    customerNumber: text()
      .notNull()
      .references(() => customer.number),
    /** Null for what has no seats: self-paced workshops and packages. */
    registrationId: uuid()
      .unique()
      .references(() => registration.id),
    /** What was ordered, where it is no live workshop: that one is known by its registration. */
    product: jsonb().$type<Exclude<OrderedProduct, { kind: 'live' }>>(),
    /** As its registration; kept here too for orders that have none. */
    state: orderState().notNull().default('confirmed'),
    /** How it was cancelled, and what stays due; null for what holds, and for what was cancelled before this was kept. */
    cancelling: jsonb().$type<Cancelled>(),
    /** Until when it may be paid, or its address be confirmed. */
    payUntil: instant(),
    /** When the money of an order by invoice was seen; what is paid by card has payments of its own. */
    paidAt: instant(),
    /** Hash of the form that made it: the same form sent twice books once. */
    idempotencyKey: text('attempt_key').notNull(),
    /** It was cancelled or has expired once: the same form sent again is a new order, also where a late payment has confirmed this one. */
    idempotencyEnded: boolean('attempt_ended').notNull().default(false),
    placedAt: instant().notNull(),
    language: languageEnum().notNull(),
    booker: jsonb().$type<Booker>().notNull(),
    invoice: jsonb().$type<InvoiceAddress>().notNull(),
    quote: jsonb().$type<Quote>().notNull(),
    net: cents('net_cents').notNull(),
    gross: cents('gross_cents').notNull(),
    /** Wants the newsletter; the double opt-in starts from here. */
    newsletter: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('order_attempt').on(table.idempotencyKey).where(sql`not ${table.idempotencyEnded}`),
    index('order_placed').on(table.placedAt),
    /** Those that have not lost their names. */
    index('order_named').on(table.placedAt).where(sql`${table.booker} ->> 'email' <> ''`),
    index('order_unsettled').on(table.state, table.payUntil).where(sql`${table.state} <> 'confirmed'`),
    index('order_customer').on(table.customerNumber),
  ],
)

/** Running numbers, read `FOR UPDATE` in the transaction that uses them: no gaps, no doubles. */
export const counter = pgTable('counter', {
  name: text().primaryKey(),
  value: integer().notNull(),
})
