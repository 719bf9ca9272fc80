import { eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { sentMail } from '#platform/db/tables.ts'
import type { SentMail } from '#platform/ports/mail.ts'
import { logMail } from './mail-log.ts'

/** Sent mails. */
export function sentMailOn(db: Database): SentMail {
  return {
    async has(key) {
      const rows = await db.select({ key: sentMail.key }).from(sentMail).where(eq(sentMail.key, key))
      return rows.length > 0
    },
    add: (sent) =>
      db.transaction(async (tx) => {
        await tx.insert(sentMail).values({ key: sent.key, sentAt: sent.at }).onConflictDoNothing()
        await logMail(tx, sent, null)
      }),
    failed: (attempt, error) => logMail(db, attempt, error),
  }
}
