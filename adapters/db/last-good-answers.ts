import { and, eq } from 'drizzle-orm'
import type { LastGoodStore } from '#adapters/content/last-good/last-good-store.ts'
import type { Database } from './database.ts'
import { lastGoodAnswer } from './tables.ts'

/** The last good answers of one content source, in the database. `source` is its address. */
export function lastGoodAnswersOn(db: Database, source: string): LastGoodStore {
  const at = (key: string) => and(eq(lastGoodAnswer.source, source), eq(lastGoodAnswer.key, key))

  return {
    async keep(key, answer, answeredAt) {
      const row = { source, key, answer, answeredAt }
      await db
        .insert(lastGoodAnswer)
        .values(row)
        .onConflictDoUpdate({ target: [lastGoodAnswer.source, lastGoodAnswer.key], set: row })
    },
    async find(key) {
      const [row] = await db.select({ answer: lastGoodAnswer.answer }).from(lastGoodAnswer).where(at(key))
      return row?.answer
    },
    async forget(key) {
      await db.delete(lastGoodAnswer).where(at(key))
    },
  }
}
