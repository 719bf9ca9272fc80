import type { PageDesk, PageOutcome } from '../ports/page-desk.ts'
import type { Clock, Transactions } from '../ports.ts'

interface PlanPorts {
  clock: Clock
  transactions: Transactions
  pages: PageDesk
}

/**
 * Plans that a page is published at a time. The job is written first: one without a plan does nothing, a plan without a job would be a
 * promise that nobody keeps.
 */
export async function planPage(
  { clock, transactions, pages }: PlanPorts,
  { id, by, at }: { id: string; by: string; at: Temporal.Instant },
): Promise<PageOutcome> {
  if (Temporal.Instant.compare(at, clock.now()) <= 0) return { outcome: 'refused', reason: 'past' }
  await transactions.run((stores) => stores.addEffect({ kind: 'publish-page', pageId: id, at: at.toString() }, at))
  return pages.plan({ id, by, at })
}
