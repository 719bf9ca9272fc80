import { asc, eq } from 'drizzle-orm'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Stores } from '#features/stores.ts'
import type { Database } from '#platform/db/database.ts'
import { invoice, order } from '#platform/db/tables.ts'

/** Everything issued for an order, oldest first. */
export async function invoices(db: Database, orderId: string): Promise<Invoice[]> {
  const rows = await db
    .select({ snapshot: invoice.snapshot })
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(asc(invoice.issuedAt), asc(invoice.number))
  return rows.map(({ snapshot }) => snapshot)
}

export function invoiceStoresOn(tx: Database): Pick<Stores, 'lockInvoices' | 'addInvoice'> {
  return {
    async lockInvoices(orderId) {
      await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
      return invoices(tx, orderId)
    },
    async addInvoice({ orderId, invoice: issued }, at) {
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
