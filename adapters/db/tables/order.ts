import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Booker, InvoiceAddress } from '#domain/order/order.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { registration } from './registration.ts'
import { languageEnum } from './workshop-date.ts'

export const customer = pgTable('customer', {
  number: text().primaryKey(),
  /** Lower case. One customer number per address. */
  email: text().notNull().unique(),
})

/** What was ordered, as it was agreed: prices and addresses are kept as they were at that moment. */
export const order = pgTable('order', {
  id: uuid().primaryKey(),
  number: text().notNull().unique(),
  customerNumber: text()
    .notNull()
    .references(() => customer.number),
  registrationId: uuid()
    .notNull()
    .unique()
    .references(() => registration.id),
  /** Hash of the form that made it: the same form sent twice books once. */
  attemptKey: text().notNull().unique(),
  placedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  language: languageEnum().notNull(),
  booker: jsonb().$type<Booker>().notNull(),
  invoice: jsonb().$type<InvoiceAddress>().notNull(),
  quote: jsonb().$type<Quote>().notNull(),
  netCents: integer().notNull(),
  grossCents: integer().notNull(),
  /** Wants the newsletter; the double opt-in starts from here. */
  newsletter: boolean().notNull(),
})

/** Running numbers, read `FOR UPDATE` in the transaction that uses them: no gaps, no doubles. */
export const counter = pgTable('counter', {
  name: text().primaryKey(),
  value: integer().notNull(),
})
