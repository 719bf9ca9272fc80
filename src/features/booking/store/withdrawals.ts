import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { actorText } from '#domain/office/member.ts'
import type { EndOfWithdrawal, Withdrawal } from '#features/booking/records.ts'
import type { Database } from '#platform/db/database.ts'
import { accountOf, withdrawal } from '#platform/db/tables.ts'

export function withdrawalStoresOn(tx: Database) {
  return {
    /** Whether the same was declared since. */
    async hasWithdrawal(declared: Omit<Withdrawal, 'id' | 'end'>, since: Temporal.Instant): Promise<boolean> {
      const { name, email, orderNumber, message } = withdrawal
      const words = [eq(name, declared.name), eq(email, declared.email), eq(orderNumber, declared.orderNumber)]
      const text = eq(sql`coalesce(${message}, '')`, declared.message ?? '')
      return (await tx.$count(withdrawal, and(...words, text, gt(withdrawal.receivedAt, since)))) > 0
    },
    async addWithdrawal(declared: Omit<Withdrawal, 'end'>): Promise<void> {
      await tx.insert(withdrawal).values(declared)
    },
    /** False when it has ended before. */
    async endWithdrawal(id: string, { how, at, by }: EndOfWithdrawal): Promise<boolean> {
      const isOpen = and(eq(withdrawal.id, id), isNull(withdrawal.outcome))
      const ended = await tx
        .update(withdrawal)
        .set({ outcome: how, endedAt: at, endedBy: actorText(by), endedById: accountOf(by) })
        .where(isOpen)
        .returning({ id: withdrawal.id })
      return ended.length > 0
    },
    async endWithdrawalsOf(orderId: string, { how, at, by }: EndOfWithdrawal): Promise<void> {
      await tx
        .update(withdrawal)
        .set({ outcome: how, endedAt: at, endedBy: actorText(by), endedById: accountOf(by) })
        .where(and(eq(withdrawal.orderId, orderId), isNull(withdrawal.outcome)))
    },
  }
}

export function withdrawalReadsOn(db: Database) {
  return {
    /** The first declaration about an order that is still open. */
    async openWithdrawal(orderId: string): Promise<Pick<Withdrawal, 'id' | 'receivedAt'> | null> {
      const [row] = await db
        .select({ id: withdrawal.id, receivedAt: withdrawal.receivedAt })
        .from(withdrawal)
        .where(and(eq(withdrawal.orderId, orderId), isNull(withdrawal.outcome)))
        .orderBy(asc(withdrawal.receivedAt))
        .limit(1)
      return row ?? null
    },
    async withdrawal(id: string): Promise<Withdrawal | null> {
      const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id))
      if (!row) return null
      const { outcome, endedAt, endedBy: _, endedById: __, ...declared } = row
      return { ...declared, end: outcome && endedAt ? { how: outcome, at: endedAt } : null }
    },
  }
}
