import { and, eq, inArray } from 'drizzle-orm'
import type { TestSession } from '#features/payment/ports.ts'
import type { Database } from '#platform/db/database.ts'
import type { Jobs } from '#platform/db/jobs.ts'
import { testCheckoutSession as session } from '#platform/db/tables.ts'
import type { TestCheckoutStore } from '../providers/payment-adapter.ts'

/** What the test checkout remembers, in the database; its messages are jobs of the same transaction. */
export function testCheckoutStoreOn(db: Database, addEffect: Jobs['addEffect']): TestCheckoutStore {
  return {
    async keep({ id, request, state, expiresAt }) {
      const row = { id, request, state, idempotencyKey: request.idempotencyKey, expiresAt }
      await db.insert(session).values(row).onConflictDoNothing({ target: session.idempotencyKey })
      const [kept] = await db.select().from(session).where(eq(session.idempotencyKey, request.idempotencyKey))
      if (!kept) throw new Error('a session of the test checkout was not kept')
      return sessionOf(kept)
    },
    async find(id) {
      const [row] = await db.select().from(session).where(eq(session.id, id))
      return row ? sessionOf(row) : null
    },
    move: (id, { from, to, events }) =>
      db.transaction(async (tx) => {
        const moved = await tx
          .update(session)
          .set({ state: to })
          .where(and(eq(session.id, id), inArray(session.state, [...from])))
          .returning({ id: session.id })
        if (moved.length === 0) return false
        await addEffect(tx, { kind: 'test-checkout-news', sessionId: id, news: [...events] })
        return true
      }),
  }
}

function sessionOf({ idempotencyKey: _, ...row }: typeof session.$inferSelect): TestSession {
  return row
}
