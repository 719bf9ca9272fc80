import { eq } from 'drizzle-orm'
import type { SentMail } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { sentMail } from './tables.ts'

/** Which mail has left the house. */
export function sentMailOn(db: Database): SentMail {
  return {
    async has(key) {
      const rows = await db.select({ key: sentMail.key }).from(sentMail).where(eq(sentMail.key, key))
      return rows.length > 0
    },
    async add(key, at) {
      await db.insert(sentMail).values({ key, sentAt: at.toString() }).onConflictDoNothing()
    },
  }
}
