import type { Language } from '../language.ts'

/** Every list that someone can sign up for. A newsletter block names one of them (docs/product.md#newsletter). */
export const newsletterLists = ['monthly'] as const

export type ListId = (typeof newsletterLists)[number]

/** What the box of a booking and the page of its own sign up for. */
export const mainList: ListId = 'monthly'

/** Null for a list that there is none of: a forged form, or a block that an editor misspelt. */
export function listOf(id: string): ListId | null {
  return newsletterLists.find((known) => known === id) ?? null
}

/** What shows, if someone asks, that this was really wanted: what was read, when, and where the click came from (docs/rules/newsletter.md). */
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
  emails: number
  lastEmailAt: Temporal.Instant
}

/**
 * One address on one list, from the sign-up to the end. A new sign-up after the end makes a new one: the proof of the old one does not
 * change.
 */
export type Subscription =
  | (SubscriptionFacts & { state: 'requested' })
  | (SubscriptionFacts & { state: 'confirmed'; confirmed: ConsentProof })
  | (SubscriptionFacts & { state: 'unsubscribed'; confirmed: ConsentProof; unsubscribedAt: Temporal.Instant })

export const subscriptionStates = ['requested', 'confirmed', 'unsubscribed'] as const

/** A request that no one has confirmed in this time is over, and will be deleted. */
export const requestLasts = { hours: 30 * 24 }

function isRequestOver(requestedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(requestedAt.add(requestLasts), now) <= 0
}

/** Anyone can write anyone's address into the box: these keep it from being a way to annoy. */
const maxRequestEmails = 3
const betweenRequestEmails = { minutes: 15 }
const betweenReminders = { hours: 24 }

/**
 * What a sign-up leads to. `begin`: a new subscription and a mail to confirm it; an earlier one is over. `ask-again`: the open request
 * counts from now, and its mail is sent once more. `remind`: a mail reports that the address is on the list already. `keep-quiet`: nothing,
 * since a mail was sent recently. The page answers the same each time.
 */
export type RequestDecision = 'begin' | 'ask-again' | 'remind' | 'keep-quiet'

/** Decides by the address's last subscription (docs/rules/newsletter.md); null where there is none. */
export function requestSubscription(known: Subscription | null, now: Temporal.Instant): RequestDecision {
  if (known === null || known.state === 'unsubscribed') return 'begin'
  if (known.state === 'confirmed') return hasPassed(known.lastEmailAt, betweenReminders, now) ? 'remind' : 'keep-quiet'
  if (isRequestOver(known.requested.at, now)) return 'begin'
  const mayAsk = known.emails < maxRequestEmails && hasPassed(known.lastEmailAt, betweenRequestEmails, now)
  return mayAsk ? 'ask-again' : 'keep-quiet'
}

function hasPassed(
  since: Temporal.Instant,
  time: { hours?: number; minutes?: number },
  now: Temporal.Instant,
): boolean {
  return Temporal.Instant.compare(since.add(time), now) <= 0
}

type Confirmed = Extract<Subscription, { state: 'confirmed' }>

export type ConfirmDecision =
  | { accepted: true; subscription: Confirmed; isNew: boolean }
  | { accepted: false; refusal: 'request-over' | 'unsubscribed' }

/** The button behind the link of the mail. Idempotent: the first press is the proof. */
export function confirmSubscription(subscription: Subscription, proof: ConsentProof): ConfirmDecision {
  if (subscription.state === 'confirmed') return { accepted: true, subscription, isNew: false }
  // the link is in a mailbox for years: it must not bring back what someone has ended
  if (subscription.state === 'unsubscribed') return { accepted: false, refusal: 'unsubscribed' }
  if (isRequestOver(subscription.requested.at, proof.at)) return { accepted: false, refusal: 'request-over' }
  return { accepted: true, isNew: true, subscription: { ...subscription, state: 'confirmed', confirmed: proof } }
}

export type EndDecision =
  | { accepted: true; subscription: Extract<Subscription, { state: 'unsubscribed' }>; isNew: boolean }
  | { accepted: false; refusal: 'never-confirmed' }

/** Takes an address off its list. A second click changes nothing. */
export function endSubscription(subscription: Subscription, now: Temporal.Instant): EndDecision {
  if (subscription.state === 'requested') return { accepted: false, refusal: 'never-confirmed' }
  if (subscription.state === 'unsubscribed') return { accepted: true, subscription, isNew: false }
  return { accepted: true, isNew: true, subscription: { ...subscription, state: 'unsubscribed', unsubscribedAt: now } }
}

/**
 * The office unsubscribes an address on request by mail or phone (docs/rules/newsletter.md). A subscription ends as by the link, and its
 * proof stays. An unconfirmed request proves nothing: it is deleted together with the link of its mail.
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
