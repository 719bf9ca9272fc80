import { and, asc, eq } from 'drizzle-orm'
import type { Dispute } from '#domain/payment/provider-refunds.ts'
import type { DecidedReturn, MoneyReads, MoneyStores, NotedTransfer } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { paymentOf } from './payments.ts'
import { bankTransfer, dispute, moneyReturn, payment } from './tables.ts'
import { instantOf } from './timestamps.ts'

/** What came and went for orders, inside a transaction. */
export function moneyStoresOn(tx: Database): MoneyStores {
  return {
    ...moneyReadsOn(tx),
    async addTransfer({ amount, notedAt, ...transfer }) {
      const row = { ...transfer, amountCents: amount, notedAt: notedAt.toString() }
      const added = await tx.insert(bankTransfer).values(row).onConflictDoNothing().returning({ id: bankTransfer.id })
      return added.length > 0
    },
    async addReturn({ amount, decidedAt, failedAt, ...returned }) {
      const times = { decidedAt: decidedAt.toString(), failedAt: failedAt?.toString() }
      const row = { ...returned, ...times, amountCents: amount }
      const added = await tx.insert(moneyReturn).values(row).onConflictDoNothing().returning({ id: moneyReturn.id })
      return added.length > 0
    },
    async finishReturn(id, refundId) {
      await tx.update(moneyReturn).set({ state: 'done', refundId }).where(eq(moneyReturn.id, id))
    },
    async failReturn(id, { at, refundId }) {
      const known = refundId === undefined ? {} : { refundId }
      await tx
        .update(moneyReturn)
        .set({ state: 'failed', failedAt: at.toString(), ...known })
        .where(eq(moneyReturn.id, id))
    },
    async dispute(id) {
      const [row] = await tx.select().from(dispute).where(eq(dispute.id, id))
      return row ? disputeOf(row) : null
    },
    async keepDispute({ amount, ...kept }, at) {
      await tx
        .insert(dispute)
        .values({ ...kept, amountCents: amount, openedAt: at.toString() })
        .onConflictDoUpdate({ target: dispute.id, set: { state: kept.state, amountCents: amount } })
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
        transfers: transfers.map(transferOf),
        returns: returns.map(returnOf),
        disputes: disputes.map((row) => disputeOf(row.dispute)),
      }
    },
    async findReturn(id) {
      const [row] = await db.select().from(moneyReturn).where(eq(moneyReturn.id, id))
      return row ? returnOf(row) : null
    },
    async isDisputed(paymentId) {
      const isOpen = and(eq(dispute.paymentId, paymentId), eq(dispute.state, 'open'))
      return (await db.select({ id: dispute.id }).from(dispute).where(isOpen).limit(1)).length > 0
    },
  }
}

function disputeOf({ id, paymentId, amountCents, state }: typeof dispute.$inferSelect): Dispute {
  return { id, paymentId, amount: amountCents, state }
}

function returnOf({ amountCents, decidedAt, failedAt, ...row }: typeof moneyReturn.$inferSelect): DecidedReturn {
  const times = { decidedAt: instantOf(decidedAt), failedAt: failedAt === null ? null : instantOf(failedAt) }
  return { ...row, ...times, amount: amountCents }
}

function transferOf({ amountCents, notedAt, ...row }: typeof bankTransfer.$inferSelect): NotedTransfer {
  return { ...row, amount: amountCents, notedAt: instantOf(notedAt) }
}
