import type { Subscription } from './subscription.ts'

export type EndDecision =
  | { accepted: true; subscription: Extract<Subscription, { state: 'unsubscribed' }>; isNew: boolean }
  | { accepted: false; refusal: 'never-confirmed' }

/** Takes an address off its list. A second click changes nothing. */
export function endSubscription(subscription: Subscription, now: Temporal.Instant): EndDecision {
  if (subscription.state === 'requested') return { accepted: false, refusal: 'never-confirmed' }
  if (subscription.state === 'unsubscribed') return { accepted: true, subscription, isNew: false }
  return { accepted: true, isNew: true, subscription: { ...subscription, state: 'unsubscribed', unsubscribedAt: now } }
}
