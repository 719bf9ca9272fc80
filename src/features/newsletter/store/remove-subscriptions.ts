import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { newsletterSubscription, personalLink } from '#platform/db/tables.ts'

/** Deletes subscriptions with their personal links, and says how many they were. */
export async function removeSubscriptions(tx: Database, which: SQL | undefined): Promise<number> {
  const removed = await tx.delete(newsletterSubscription).where(which).returning({ id: newsletterSubscription.id })
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(personalLink).where(inArray(personalLink.subjectId, ids))
  return ids.length
}
