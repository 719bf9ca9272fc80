import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Voucher } from '#domain/voucher/voucher.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import type { Database } from '#platform/db/database.ts'
import { order, voucher } from '#platform/db/tables.ts'
import type { VoucherReads, VoucherStores } from '../ports.ts'

export function voucherStoresOn(tx: Database): VoucherStores {
  return {
    vouchersOf: (orderId) => vouchersOf(tx, orderId),
    async addVouchers(vouchers) {
      if (vouchers.length === 0) return
      await tx.insert(voucher).values([...vouchers])
    },
    async handOverVouchers(codes, at) {
      const unseen = and(inArray(voucher.code, [...codes]), isNull(voucher.handedOverAt))
      await tx.update(voucher).set({ handedOverAt: at }).where(unseen)
    },
    async withdrawVouchers(codes, at) {
      await tx
        .update(voucher)
        .set({ withdrawnAt: at })
        .where(inArray(voucher.code, [...codes]))
    },
    paidAt: (orderId) => paidAt(tx, orderId),
    async noteUnpaid(orderId) {
      await tx.update(order).set({ paidAt: null }).where(eq(order.id, orderId))
    },
    async notePaid(orderId, at) {
      await tx.update(order).set({ paidAt: at }).where(eq(order.id, orderId))
    },
  }
}

export function voucherReadsOn(db: Database): VoucherReads {
  return { vouchers: (orderId) => vouchersOf(db, orderId), paidAt: (orderId) => paidAt(db, orderId) }
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
