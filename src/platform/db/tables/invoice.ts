import { type AnyPgColumn, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { cents, instant } from './columns.ts'
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
