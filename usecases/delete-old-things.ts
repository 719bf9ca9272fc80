import { type Deletable, dueForDeletion } from '#domain/retention/retention-rule.ts'
import type { Clock, Transactions } from './ports.ts'

/**
 * Deletes everything whose time is over (docs/rules/retention.md), and says how many of each kind that were. What is due follows from the
 * clock alone, so a night that was missed is made up for by the next run.
 */
export async function deleteOldThings(ports: {
  clock: Clock
  transactions: Transactions
}): Promise<Record<Deletable, number>> {
  const deleted: Record<Deletable, number> = {
    'newsletter-requests': 0,
    'newsletter-proofs': 0,
    'contact-messages': 0,
    'local-mail': 0,
    'webhook-deliveries': 0,
  }
  for (const { what, upTo } of dueForDeletion(ports.clock.now())) {
    deleted[what] = await ports.transactions.run((stores) => stores.retention.deleteUpTo(what, upTo))
  }
  return deleted
}
