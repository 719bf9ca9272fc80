import { eq, ne } from 'drizzle-orm'
import type { VatCheck } from '#domain/tax/tax.ts'
import type { Stores } from '#features/stores.ts'
import type { Database } from '#platform/db/database.ts'
import { vatCheck as table } from '#platform/db/tables.ts'

/** The answer of VIES about the VAT id of an order; null until there is one. */
export async function vatCheck(db: Database, orderId: string): Promise<VatCheck | null> {
  const [row] = await db.select().from(table).where(eq(table.orderId, orderId))
  if (!row) return null
  const { orderId: _, consultationNumber, ...check } = row
  return { ...check, consultationNumber: consultationNumber ?? undefined }
}

export function vatCheckStoresOn(tx: Database): Pick<Stores, 'addVatCheck'> {
  return {
    async addVatCheck(orderId, check) {
      const row = { consultationNumber: null, ...check }
      await tx
        .insert(table)
        .values({ orderId, ...row })
        .onConflictDoUpdate({ target: table.orderId, set: row, setWhere: ne(table.vatId, check.vatId) })
    },
  }
}
