import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { dayBegins } from '#domain/iso-date.ts'
import type { VatCheck } from '#domain/tax/tax.ts'
import type { InvoiceSearch, IssuedInvoice, ListedInvoice } from '#features/invoicing/records.ts'
import type { Database } from '#platform/db/database.ts'
import { preparedInsert } from '#platform/db/prepared.ts'
import { invoice, order, vatCheck } from '#platform/db/tables.ts'
import type { ListPlace } from '#platform/ports.ts'

/** Numbers have four digits, from the 10,000th of a year on more: of two of a year, the longer one is the higher one. */
const digits = sql`length(${invoice.number})`

/** The order of the numbers, which is that of issue: 'R-2026-9999' before 'R-2026-10000' before 'R-2027-0001'. The index `invoice_number` has it. */
export const byNumber: SQL[] = [sql`"left"(${invoice.number}, 6)`, digits, sql`${invoice.number}`]

/** Invoices after a number, in the order of `byNumber`. */
export function behindNumber(number: string): SQL {
  return sql`(${sql.join(byNumber, sql`, `)}) > ("left"(${number}, 6), length(${number}), ${number})`
}

/** Invoices of the years of two days, each of them if given: the first part of `byNumber`. */
export function ofYears(from: string | undefined, to: string | undefined): SQL | undefined {
  const year = (day: string) => `R-${day.slice(0, 4)}`
  return and(
    from === undefined ? undefined : sql`"left"(${invoice.number}, 6) >= ${year(from)}`,
    to === undefined ? undefined : sql`"left"(${invoice.number}, 6) <= ${year(to)}`,
  )
}

async function invoices(db: Database, orderId: string): Promise<Invoice[]> {
  const rows = await db
    .select({ snapshot: invoice.snapshot })
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(...byNumber)
  return rows.map(({ snapshot }) => snapshot)
}

export function invoiceReadsOn(db: Database) {
  return {
    /** Everything issued for an order, oldest first. */
    invoices: (orderId: string): Promise<Invoice[]> => invoices(db, orderId),
  }
}

const insertInvoice = preparedInsert(invoice)

export function invoiceStoresOn(tx: Database) {
  return {
    /** Everything issued for an order, oldest first. Locks the order, so that two who look at once do not both issue. */
    async lockInvoices(orderId: string): Promise<Invoice[]> {
      await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
      return await invoices(tx, orderId)
    },
    async addInvoice({ orderId, invoice: issued }: IssuedInvoice, at: Temporal.Instant): Promise<void> {
      const { number, kind, cancels, gross } = issued
      await insertInvoice(tx, {
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

// Drizzle names columns without their tables here: both would be those of the cancellation.
const cancelledBy = sql<string | null>`(select c.number from ${invoice} c where c.cancels = ${invoice}.number)`

const columns = { invoice: invoice.snapshot, orderId: invoice.orderId, cancelledBy }

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
              : sql`(${invoice.issuedAt}, ${digits}, ${invoice.number}) < (${after.at}::timestamptz, length(${after.id}), ${after.id})`,
          ),
        )
        .orderBy(desc(invoice.issuedAt), desc(digits), desc(invoice.number))
        .limit(perPage + 1)
      const shown = rows.slice(0, perPage)
      const last = shown.at(-1)
      return {
        invoices: shown.map(({ invoice: issued, orderId, cancelledBy: by }) => ({
          invoice: issued,
          orderId,
          cancelledBy: by,
        })),
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
