import type { Language } from '../language.ts'
import type { ListId } from './newsletter-list.ts'

/** What shows, if somebody asks, that this was really wanted: what was read, when, and where the click came from (docs/rules/newsletter.md). */
export interface ConsentProof {
  at: Temporal.Instant
  /** The network address; empty where it is not known. */
  address: string
  /** What stood beside the button, word for word. */
  wording: string
}

interface SubscriptionFacts {
  id: string
  list: ListId
  /** Lower case. */
  email: string
  language: Language
  requested: ConsentProof
  /** Letters written about this subscription; issues do not count. */
  letters: number
  lastLetterAt: Temporal.Instant
}

/** One address on one list, from the sign-up to the end. Whoever comes back gets a new one: the proof of the old one stays as it was. */
export type Subscription =
  | (SubscriptionFacts & { state: 'requested' })
  | (SubscriptionFacts & { state: 'confirmed'; confirmed: ConsentProof })
  | (SubscriptionFacts & { state: 'unsubscribed'; confirmed: ConsentProof; unsubscribedAt: Temporal.Instant })

export const subscriptionStates = ['requested', 'confirmed', 'unsubscribed'] as const

/** A request that nobody has confirmed in this time is over, and will be deleted. */
export const requestLasts = { hours: 30 * 24 }

export function isRequestOver(requestedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(requestedAt.add(requestLasts), now) <= 0
}
