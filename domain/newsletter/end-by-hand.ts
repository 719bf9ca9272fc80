import { endSubscription } from './end-subscription.ts'
import type { Subscription } from './subscription.ts'

/**
 * What the office does when somebody asks it by mail or by phone to be left alone (docs/rules/newsletter.md). A subscription ends as it does by
 * the link, and its proof stays. A request that nobody has confirmed proves nothing: it goes, and its letter's link with it.
 */
export type EndByHand =
  | { outcome: 'ended'; subscription: Extract<Subscription, { state: 'unsubscribed' }> }
  | { outcome: 'removed' }
  | { outcome: 'unchanged' }

export function endByHand(subscription: Subscription, now: Temporal.Instant): EndByHand {
  const decision = endSubscription(subscription, now)
  if (!decision.accepted) return { outcome: 'removed' }
  return decision.isNew ? { outcome: 'ended', subscription: decision.subscription } : { outcome: 'unchanged' }
}
