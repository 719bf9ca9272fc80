import { and, asc, eq } from 'drizzle-orm'
import type { Dispute } from '#domain/payment/payment.ts'
import type { MoneyReads, MoneyStores } from '#features/payment/ports.ts'
import type { Database } from '#platform/db/database.ts'
import { bankTransfer, dispute, moneyReturn, payment } from '#platform/db/tables.ts'
import { paymentOf } from './payments.ts'

/** What came and went for orders, inside a transaction. */
export function moneyStoresOn(tx: Database): MoneyStores {
  return {
    ...moneyReadsOn(tx),
    async addTransfer(transfer) {
      const added = await tx
        .insert(bankTransfer)
        .values(transfer)
        .onConflictDoNothing()
        .returning({ id: bankTransfer.id })
      return added.length > 0
    },
    async addReturn(returned) {
      const added = await tx
        .insert(moneyReturn)
        .values(returned)
        .onConflictDoNothing()
        .returning({ id: moneyReturn.id })
      return added.length > 0
    },
    async finishReturn(id, refundId) {
      await tx.update(moneyReturn).set({ state: 'done', refundId }).where(eq(moneyReturn.id, id))
    },
    async failReturn(id, { at, refundId }) {
      const known = refundId === undefined ? {} : { refundId }
      await tx
        .update(moneyReturn)
        .set({ state: 'failed', failedAt: at, ...known })
        .where(eq(moneyReturn.id, id))
    },
    async dispute(id) {
      const [row] = await tx.select().from(dispute).where(eq(dispute.id, id))
      return row ? disputeOf(row) : null
    },
    async keepDispute(kept, at) {
      await tx
        .insert(dispute)
        .values({ ...kept, openedAt: at })
        .onConflictDoUpdate({ target: dispute.id, set: { state: kept.state, amount: kept.amount } })
    },
  }
}

export function moneyReadsOn(db: Database): MoneyReads {
  return {
    async ofOrder(orderId) {
      const payments = await db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(asc(payment.begunAt))
      const transfers = await db
        .select()
        .from(bankTransfer)
        .where(eq(bankTransfer.orderId, orderId))
        .orderBy(asc(bankTransfer.notedAt))
      const returns = await db
        .select()
        .from(moneyReturn)
        .where(eq(moneyReturn.orderId, orderId))
        .orderBy(asc(moneyReturn.decidedAt))
      const disputes = await db
        .select({ dispute })
        .from(dispute)
        .innerJoin(payment, eq(payment.id, dispute.paymentId))
        .where(eq(payment.orderId, orderId))
        .orderBy(asc(dispute.openedAt))
      return {
        payments: payments.map(paymentOf),
        transfers,
        returns,
        disputes: disputes.map((row) => disputeOf(row.dispute)),
      }
    },
    async findReturn(id) {
      const [row] = await db.select().from(moneyReturn).where(eq(moneyReturn.id, id))
      return row ?? null
    },
    async isDisputed(paymentId) {
      const isOpen = and(eq(dispute.paymentId, paymentId), eq(dispute.state, 'open'))
      return (await db.select({ id: dispute.id }).from(dispute).where(isOpen).limit(1)).length > 0
    },
  }
}

function disputeOf({ openedAt: _, ...row }: typeof dispute.$inferSelect): Dispute {
  return row
}
