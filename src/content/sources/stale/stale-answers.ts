import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { staleAnswer } from '#platform/db/tables.ts'
import type { StaleStore } from './kept-answers.ts'

/** The stale cache of one content source in the database. `source` is its key. */
export function staleAnswersOn(db: Database, source: string): StaleStore {
  const at = (key: string) => and(eq(staleAnswer.source, source), eq(staleAnswer.key, key))

  return {
    async keep(key, answer, answeredAt) {
      const row = { source, key, answer, answeredAt }
      await db
        .insert(staleAnswer)
        .values(row)
        .onConflictDoUpdate({ target: [staleAnswer.source, staleAnswer.key], set: row })
    },
    async find(key) {
      const [row] = await db.select({ answer: staleAnswer.answer }).from(staleAnswer).where(at(key))
      return row?.answer
    },
    async forget(key) {
      await db.delete(staleAnswer).where(at(key))
    },
  }
}
