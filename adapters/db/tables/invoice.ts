import { type AnyPgColumn, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { order } from './order.ts'

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
    issuedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    /** Of a cancellation: what it takes back, which can be taken back once. */
    cancels: text()
      .unique()
      .references((): AnyPgColumn => invoice.number),
    grossCents: integer().notNull(),
    snapshot: jsonb().$type<Invoice>().notNull(),
  },
  (table) => [index().on(table.orderId), index('invoice_issued').on(table.issuedAt, table.number)],
)
