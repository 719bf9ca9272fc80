import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { type Actor, actorText } from '#domain/office/member.ts'
import type { Dispute } from '#domain/payment/payment.ts'
import type { DecidedReturn, KeptMoney, NotedTransfer } from '#features/payment/records.ts'
import type { Database } from '#platform/db/database.ts'
import { accountName, accountOf, doneBy } from '#platform/db/done-by.ts'
import { bankTransfer, dispute, moneyReturn, payment } from '#platform/db/tables.ts'
import { paymentOf } from './payments.ts'

export function moneyStoresOn(tx: Database) {
  return {
    ...moneyReadsOn(tx),
    /** False when this one has been noted before. */
    async addTransfer({ notedBy: by, ...transfer }: NotedTransfer<Actor>): Promise<boolean> {
      const added = await tx
        .insert(bankTransfer)
        .values({ ...transfer, notedBy: actorText(by), notedById: accountOf(by) })
        .onConflictDoNothing()
        .returning({ id: bankTransfer.id })
      return added.length > 0
    },
    /** False when this one has been decided before. */
    async addReturn({ decidedBy: by, ...returned }: DecidedReturn<Actor>): Promise<boolean> {
      const added = await tx
        .insert(moneyReturn)
        .values({ ...returned, decidedBy: actorText(by), decidedById: accountOf(by) })
        .onConflictDoNothing()
        .returning({ id: moneyReturn.id })
      return added.length > 0
    },
    /** `refundId` is what the provider calls it, null where that is not known. */
    async finishReturn(id: string, refundId: string | null): Promise<void> {
      await tx.update(moneyReturn).set({ state: 'done', refundId }).where(eq(moneyReturn.id, id))
    },
    /** The provider could not pay it: we have the money again. */
    async failReturn(id: string, { at, refundId }: { at: Temporal.Instant; refundId?: string }): Promise<void> {
      const known = refundId === undefined ? {} : { refundId }
      await tx
        .update(moneyReturn)
        .set({ state: 'failed', failedAt: at, ...known })
        .where(eq(moneyReturn.id, id))
    },
    async dispute(id: string): Promise<Dispute | null> {
      const [row] = await tx.select().from(dispute).where(eq(dispute.id, id))
      return row ? disputeOf(row) : null
    },
    /** Adds it, or puts it into another state. */
    async keepDispute(kept: Dispute, at: Temporal.Instant): Promise<void> {
      await tx
        .insert(dispute)
        .values({ ...kept, openedAt: at })
        .onConflictDoUpdate({ target: dispute.id, set: { state: kept.state, amount: kept.amount } })
    },
  }
}

export function moneyReadsOn(db: Database) {
  return {
    async ofOrder(orderId: string): Promise<KeptMoney> {
      const payments = await db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(asc(payment.begunAt))
      const { notedById, ...ofTransfer } = getTableColumns(bankTransfer)
      const transfers = await db
        .select({ ...ofTransfer, account: accountName(notedById) })
        .from(bankTransfer)
        .where(eq(bankTransfer.orderId, orderId))
        .orderBy(asc(bankTransfer.notedAt))
      const returns = await returnsOn(db, eq(moneyReturn.orderId, orderId))
      const disputes = await db
        .select({ dispute })
        .from(dispute)
        .innerJoin(payment, eq(payment.id, dispute.paymentId))
        .where(eq(payment.orderId, orderId))
        .orderBy(asc(dispute.openedAt))
      return {
        payments: payments.map(paymentOf),
        transfers: transfers.map(({ account, notedBy, ...row }) => ({ ...row, notedBy: doneBy(notedBy, account) })),
        returns,
        disputes: disputes.map((row) => disputeOf(row.dispute)),
      }
    },
    async findReturn(id: string): Promise<DecidedReturn | null> {
      const [row] = await returnsOn(db, eq(moneyReturn.id, id))
      return row ?? null
    },
    /** Whether the bank has taken a payment back for now: nothing is paid back of it until that is decided. */
    async isDisputed(paymentId: string): Promise<boolean> {
      const isOpen = and(eq(dispute.paymentId, paymentId), eq(dispute.state, 'open'))
      return (await db.select({ id: dispute.id }).from(dispute).where(isOpen).limit(1)).length > 0
    },
  }
}

async function returnsOn(db: Database, which: SQL) {
  const { decidedById, ...columns } = getTableColumns(moneyReturn)
  const rows = await db
    .select({ ...columns, account: accountName(decidedById) })
    .from(moneyReturn)
    .where(which)
    .orderBy(asc(moneyReturn.decidedAt))
  return rows.map(({ account, decidedBy, ...row }) => ({ ...row, decidedBy: doneBy(decidedBy, account) }))
}

function disputeOf({ openedAt: _, ...row }: typeof dispute.$inferSelect): Dispute {
  return row
}
