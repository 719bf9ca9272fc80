import { createHmac } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import { attemptWindow } from '#domain/office/sign-in.ts'
import type { SignInAttempts } from '#features/members/ports.ts'
import type { Database } from '#platform/db/database.ts'
import { signInAttempt } from '#platform/db/tables/office.ts'

/** Failed sign-ins in the database. Neither addresses nor accounts can be read from it: `key` is needed to find them again. */
export function signInAttemptsOn(db: Database, key: string): SignInAttempts {
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    async count(keys, now) {
      await db.delete(signInAttempt).where(lt(signInAttempt.since, now.subtract(attemptWindow)))
      const counts: number[] = []
      for (const text of keys) {
        const [row] = await db
          .insert(signInAttempt)
          .values({ key: hashOf(text), failures: 1, since: now })
          .onConflictDoUpdate({
            target: signInAttempt.key,
            set: { failures: sql`${signInAttempt.failures} + 1` },
          })
          .returning({ failures: signInAttempt.failures })
        counts.push(row?.failures ?? 1)
      }
      return counts
    },
    async forgive(keys) {
      await db.delete(signInAttempt).where(inArray(signInAttempt.key, keys.map(hashOf)))
    },
  }
}
