import { and, asc, desc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { VatCheck } from '#domain/tax/tax.ts'
import type { InvoiceSearch, IssuedInvoice, ListedInvoice } from '#features/invoicing/records.ts'
import { dayBegins } from '#features/workshops/store/vienna-days.ts'
import type { Database } from '#platform/db/database.ts'
import { invoice, order, vatCheck } from '#platform/db/tables.ts'
import type { ListPlace } from '#platform/ports.ts'

async function invoices(db: Database, orderId: string): Promise<Invoice[]> {
  const rows = await db
    .select({ snapshot: invoice.snapshot })
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(asc(invoice.issuedAt), asc(invoice.number))
  return rows.map(({ snapshot }) => snapshot)
}

export function invoiceReadsOn(db: Database) {
  return {
    /** Everything issued for an order, oldest first. */
    invoices: (orderId: string): Promise<Invoice[]> => invoices(db, orderId),
  }
}

/** Invoices inside a transaction. */
export function invoiceStoresOn(tx: Database) {
  return {
    /** Everything issued for an order, oldest first. Locks the order, so that two who look at once do not both issue. */
    async lockInvoices(orderId: string): Promise<Invoice[]> {
      await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
      return await invoices(tx, orderId)
    },
    async addInvoice({ orderId, invoice: issued }: IssuedInvoice, at: Temporal.Instant): Promise<void> {
      const { number, kind, cancels, gross } = issued
      await tx.insert(invoice).values({
        number,
        orderId,
        kind,
        issuedAt: at,
        cancels: cancels?.number ?? null,
        gross,
        snapshot: issued,
      })
    },
  }
}

const perPage = 50

const columns = { invoice: invoice.snapshot, orderId: invoice.orderId }

/** Invoices by themselves, newest first. */
export function invoiceListReadsOn(db: Database) {
  return {
    /** Newest first; `next` is null on the last page. The `id` of a place is the number of the invoice. */
    async search(
      { from, to }: InvoiceSearch,
      after: ListPlace | null,
    ): Promise<{ invoices: ListedInvoice[]; next: ListPlace | null }> {
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
    async byNumber(number: string): Promise<ListedInvoice | null> {
      const [row] = await db.select(columns).from(invoice).where(eq(invoice.number, number))
      return row ?? null
    },
  }
}

export function vatCheckStoresOn(tx: Database) {
  return {
    /** What was found out about an order's VAT id; the first answer about an id stays. */
    async addVatCheck(orderId: string, check: VatCheck): Promise<void> {
      const row = { consultationNumber: null, ...check }
      await tx
        .insert(vatCheck)
        .values({ orderId, ...row })
        .onConflictDoUpdate({ target: vatCheck.orderId, set: row, setWhere: ne(vatCheck.vatId, check.vatId) })
    },
  }
}

export function vatCheckReadsOn(db: Database) {
  return {
    /** The answer of VIES about the VAT id of an order; null until there is one. */
    async vatCheck(orderId: string): Promise<VatCheck | null> {
      const [row] = await db.select().from(vatCheck).where(eq(vatCheck.orderId, orderId))
      if (!row) return null
      const { orderId: _, consultationNumber, ...check } = row
      return { ...check, consultationNumber: consultationNumber ?? undefined }
    },
  }
}
