import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { InvoiceListReads } from '#usecases/ports/invoice-list.ts'
import type { Database } from './database.ts'
import { invoice } from './tables.ts'
import { dayBegins } from './vienna-days.ts'

const perPage = 50

const columns = { invoice: invoice.snapshot, orderId: invoice.orderId }

/** Invoices by themselves, newest first. */
export function invoiceListReadsOn(db: Database): InvoiceListReads {
  return {
    async search({ from, to }, after) {
      const rows = await db
        .select({ ...columns, issuedAt: sql<string>`${invoice.issuedAt}::text`, number: invoice.number })
        .from(invoice)
        .where(
          and(
            from === undefined ? undefined : gte(invoice.issuedAt, dayBegins(from)),
            to === undefined ? undefined : lt(invoice.issuedAt, dayBegins(to, 1)),
            after === null
              ? undefined
              : sql`(${invoice.issuedAt}, ${invoice.number}) < (${after.at}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(invoice.issuedAt), desc(invoice.number))
        .limit(perPage + 1)
      const shown = rows.slice(0, perPage)
      const last = shown.at(-1)
      return {
        invoices: shown.map(({ invoice: issued, orderId }) => ({ invoice: issued, orderId })),
        next: rows.length > perPage && last ? { at: last.issuedAt, id: last.number } : null,
      }
    },
    async byNumber(number) {
      const [row] = await db.select(columns).from(invoice).where(eq(invoice.number, number))
      return row ?? null
    },
  }
}
