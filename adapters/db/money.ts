import { asc, eq } from 'drizzle-orm'
import type { DecidedReturn, MoneyReads, MoneyStores, NotedTransfer } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { paymentOf } from './payments.ts'
import { bankTransfer, moneyReturn, payment } from './tables.ts'
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
    async addReturn({ amount, decidedAt, ...returned }) {
      const row = { ...returned, amountCents: amount, decidedAt: decidedAt.toString() }
      const added = await tx.insert(moneyReturn).values(row).onConflictDoNothing().returning({ id: moneyReturn.id })
      return added.length > 0
    },
    async finishReturn(id) {
      await tx.update(moneyReturn).set({ state: 'done' }).where(eq(moneyReturn.id, id))
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
      return {
        payments: payments.map(paymentOf),
        transfers: transfers.map(transferOf),
        returns: returns.map(returnOf),
      }
    },
    async findReturn(id) {
      const [row] = await db.select().from(moneyReturn).where(eq(moneyReturn.id, id))
      return row ? returnOf(row) : null
    },
  }
}

function returnOf({ amountCents, decidedAt, ...row }: typeof moneyReturn.$inferSelect): DecidedReturn {
  return { ...row, amount: amountCents, decidedAt: instantOf(decidedAt) }
}

function transferOf({ amountCents, notedAt, ...row }: typeof bankTransfer.$inferSelect): NotedTransfer {
  return { ...row, amount: amountCents, notedAt: instantOf(notedAt) }
}
