import { endByHand } from '#domain/newsletter/subscription.ts'
import type { Actor } from '#domain/office/member.ts'
import type { OrderingReads, OrderingStores } from '#features/booking/ordering-stores.ts'
import type { Clock, Transactions } from '#platform/ports.ts'

interface SubscriptionPorts {
  clock: Clock
  transactions: Transactions<OrderingStores>
}

/** What the office does with subscribers. The guard of its routes has checked that the member may (src/frame/office/guard-office.ts). */
export function subscriptionsOffice(ports: SubscriptionPorts & { reads: OrderingReads }) {
  const { newsletter, actionsOn } = ports.reads
  return {
    search: newsletter.search,
    counts: newsletter.counts,
    find: newsletter.subscription,
    /** What the office did to a subscription, oldest first. */
    history: (id: string) => actionsOn('subscription', id),
    end: (command: EndSubscriptionByHand) => endSubscriptionByHand(ports, command),
  }
}

export type SubscriptionsOffice = ReturnType<typeof subscriptionsOffice>

interface EndSubscriptionByHand {
  id: string
  actor: Actor
  reason: string
}

/** `removed` when no one had confirmed it: then nothing of it is left but the line in the log. */
type EndedByHand = 'ended' | 'removed' | 'unchanged' | 'unknown'

/** Someone of the office takes an address off its list. */
async function endSubscriptionByHand(
  { clock, transactions }: SubscriptionPorts,
  { id, actor, reason }: EndSubscriptionByHand,
): Promise<EndedByHand> {
  return transactions.run(async (stores) => {
    const subscription = await stores.newsletter.lock(id)
    if (!subscription) return 'unknown'
    const end = endByHand(subscription, clock.now())
    if (end.outcome === 'unchanged') return end.outcome
    if (end.outcome === 'ended') await stores.newsletter.save(end.subscription)
    else await stores.newsletter.remove(id)
    const subject = { kind: 'subscription', id } as const
    await stores.record({ at: clock.now(), actor, subject, action: `subscription.${end.outcome}`, reason })
    return end.outcome
  })
}
