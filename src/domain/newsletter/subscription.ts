import { z } from 'zod'
import { emailField, fields, requiredText } from '../form/field.ts'
import type { Language } from '../language.ts'
import { type Refusal, type Result, refused } from '../result.ts'

/** All newsletter lists. A newsletter block names one of them (docs/product.md#newsletter). */
export const newsletterLists = ['monthly'] as const

export type ListId = (typeof newsletterLists)[number]

/** The list of the booking form's checkbox and of the newsletter page. */
export const mainList: ListId = 'monthly'

/** Null for an unknown list: a forged form or a typo in a block. */
export function listOf(id: string): ListId | null {
  return newsletterLists.find((known) => known === id) ?? null
}

/** The proof of a consent: its wording, time and network address (docs/rules/newsletter.md). */
export interface ConsentProof {
  at: Temporal.Instant
  /** The network address; empty when unknown. */
  address: string
  /** The exact wording beside the button. */
  wording: string
}

interface SubscriptionFacts {
  id: string
  list: ListId
  /** Lower case. */
  email: string
  language: Language
  requested: ConsentProof
  /** Number of mails about this subscription; issues do not count. */
  emails: number
  lastEmailAt: Temporal.Instant
}

/** One address on one list, from sign-up to end. Signing up again after the end creates a new subscription, so that the old proof does not change. */
export type Subscription =
  | (SubscriptionFacts & { state: 'requested' })
  | (SubscriptionFacts & { state: 'confirmed'; confirmed: ConsentProof })
  | (SubscriptionFacts & { state: 'unsubscribed'; confirmed: ConsentProof; unsubscribedAt: Temporal.Instant })

export const subscriptionStates = ['requested', 'confirmed', 'unsubscribed'] as const

/** Unconfirmed requests expire after this and are then deleted. */
export const requestLasts = { hours: 30 * 24 }

function isRequestOver(requestedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(requestedAt.add(requestLasts), now) <= 0
}

/** Anyone can enter anyone's address, so these limits prevent abuse. */
const maxRequestEmails = 3
const betweenRequestEmails = { minutes: 15 }
const betweenReminders = { hours: 24 }

/**
 * The effect of a sign-up. `begin`: a new subscription with a confirmation mail; an earlier one has ended. `ask-again`: the pending request restarts
 * and its mail is sent again. `remind`: a mail reports that the address is already subscribed. `keep-quiet`: nothing, because a mail was sent
 * recently. The page shows the same response in every case.
 */
export type RequestDecision = 'begin' | 'ask-again' | 'remind' | 'keep-quiet'

/** Decides by the latest subscription of the address (docs/rules/newsletter.md); null when there is none. */
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

export type ConfirmDecision = Result<
  { subscription: Confirmed; isNew: boolean },
  Refusal<'request-over' | 'unsubscribed'>
>

/** Confirms a subscription by the button that the mail leads to. Idempotent: the first confirmation is the proof. */
export function confirmSubscription(subscription: Subscription, proof: ConsentProof): ConfirmDecision {
  if (subscription.state === 'confirmed') return { outcome: 'done', subscription, isNew: false }
  // The link remains in mailboxes for years and must not revive an ended subscription.
  if (subscription.state === 'unsubscribed') return refused('unsubscribed')
  if (isRequestOver(subscription.requested.at, proof.at)) return refused('request-over')
  return { outcome: 'done', isNew: true, subscription: { ...subscription, state: 'confirmed', confirmed: proof } }
}

export type EndDecision = Result<
  { subscription: Extract<Subscription, { state: 'unsubscribed' }>; isNew: boolean },
  Refusal<'never-confirmed'>
>

/** Unsubscribes an address. Idempotent. */
export function endSubscription(subscription: Subscription, now: Temporal.Instant): EndDecision {
  if (subscription.state === 'requested') return refused('never-confirmed')
  if (subscription.state === 'unsubscribed') return { outcome: 'done', subscription, isNew: false }
  return { outcome: 'done', isNew: true, subscription: { ...subscription, state: 'unsubscribed', unsubscribedAt: now } }
}

/** The newsletter form (docs/product.md#newsletter). `list` is the block's listId. */
export const newsletterFormSchema = fields({
  email: emailField(),
  list: z.string({ error: 'errors.badForm' }).transform((id, context) => {
    const list = listOf(id)
    if (list !== null) return list
    context.addIssue({ code: 'custom', message: 'errors.badForm' })
    return z.NEVER
  }),
})

/** The office's form to unsubscribe someone. The reason is recorded in the log of actions. */
export const endForm = fields({ reason: requiredText('validation.reason', 500) })
