import { endByHand } from '#domain/newsletter/end-by-hand.ts'
import type { Actor } from '../ports.ts'
import type { ListPorts } from './decide-comments.ts'

export interface EndSubscriptionByHand {
  id: string
  actor: Actor
  reason: string
}

/** `removed` when nobody had confirmed it: then nothing of it is left but the line in the log. */
export type EndedByHand = 'ended' | 'removed' | 'unchanged' | 'unknown'

/** Somebody of the office takes an address off its list. */
export async function endSubscriptionByHand(
  { clock, transactions }: ListPorts,
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
    await stores.record({ at: clock.now(), actor, subject, action: end.outcome, reason })
    return end.outcome
  })
}
