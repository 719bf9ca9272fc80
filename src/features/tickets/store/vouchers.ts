import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Voucher } from '#domain/voucher/voucher.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import type { Database } from '#platform/db/database.ts'
import { order, voucher } from '#platform/db/tables.ts'
export function voucherStoresOn(tx: Database) {
  return {
    /** Those of an order, in their order. Ask with the order locked: two who look at once must not both issue. */
    vouchersOf: (orderId: string): Promise<Voucher[]> => vouchersOf(tx, orderId),
    async addVouchers(vouchers: readonly Voucher[]): Promise<void> {
      if (vouchers.length === 0) return
      await tx.insert(voucher).values([...vouchers])
    },
    /** Records when they were sent; the first time stays. The order is locked. */
    async handOverVouchers(codes: readonly string[], at: Temporal.Instant): Promise<void> {
      const unseen = and(inArray(voucher.code, [...codes]), isNull(voucher.handedOverAt))
      await tx.update(voucher).set({ handedOverAt: at }).where(unseen)
    },
    /** The order is locked. */
    async withdrawVouchers(codes: readonly string[], at: Temporal.Instant): Promise<void> {
      await tx
        .update(voucher)
        .set({ withdrawnAt: at })
        .where(inArray(voucher.code, [...codes]))
    },
    /** When all of the money of an order was seen; null while it was not. */
    paidAt: (orderId: string): Promise<Temporal.Instant | null> => paidAt(tx, orderId),
    async noteUnpaid(orderId: string): Promise<void> {
      await tx.update(order).set({ paidAt: null }).where(eq(order.id, orderId))
    },
    async notePaid(orderId: string, at: Temporal.Instant): Promise<void> {
      await tx.update(order).set({ paidAt: at }).where(eq(order.id, orderId))
    },
  }
}

export function voucherReadsOn(db: Database) {
  return {
    vouchers: (orderId: string): Promise<Voucher[]> => vouchersOf(db, orderId),
    paidAt: (orderId: string): Promise<Temporal.Instant | null> => paidAt(db, orderId),
  }
}

async function vouchersOf(db: Database, orderId: string): Promise<Voucher[]> {
  const rows = await db.select().from(voucher).where(eq(voucher.orderId, orderId)).orderBy(asc(voucher.position))
  return rows.map((row) => ({ ...row, certification: knownSlug(row.certification) }))
}

async function paidAt(db: Database, orderId: string): Promise<Temporal.Instant | null> {
  const [row] = await db.select({ paidAt: order.paidAt }).from(order).where(eq(order.id, orderId))
  return row?.paidAt ?? null
}

function knownSlug(slug: string): Voucher['certification'] {
  const known = certificationSlugs.find((one) => one === slug)
  if (!known) throw new Error(`voucher for ${slug}, which is no workshop`)
  return known
}
