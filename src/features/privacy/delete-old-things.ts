import { type Deletable, dueForDeletion } from '#domain/retention/retention-rule.ts'
import type { Clock, Transactions } from '#platform/ports.ts'

/**
 * Deletes everything whose time is over (docs/rules/retention.md), and reports the number of each kind to the caller, and in the report that the office
 * reads. Portion by portion, each in a transaction of its own, so that no one waits long for a lock. What is due follows from the clock alone, so the next
 * run makes up for a night that was missed.
 */
export async function deleteOldThings(ports: {
  clock: Clock
  transactions: Transactions
}): Promise<Partial<Record<Deletable, number>>> {
  const at = ports.clock.now()
  const counts: Partial<Record<Deletable, number>> = {}
  for (const { what, upTo } of dueForDeletion(at)) {
    let total = 0
    for (let deleted = -1; deleted !== 0; total += deleted)
      deleted = await ports.transactions.run(async (stores) => {
        const portion = await stores.retention.deleteUpTo(what, upTo, at)
        if (portion > 0) await stores.dataProtection.reportDeletion({ at, what, deleted: portion })
        return portion
      })
    counts[what] = total
  }
  return counts
}
