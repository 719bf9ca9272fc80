import type { Language } from '#domain/language.ts'
import {
  type ConsentProof,
  confirmSubscription,
  endSubscription,
  type ListId,
  mainList,
  requestSubscription,
  type Subscription,
} from '#domain/newsletter/subscription.ts'
import type { Actor } from '#domain/office/member.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { CreatePorts, RandomSource, Reads, Stores, WritePorts } from '#platform/ports.ts'

/** What the page showed beside the button or the box, and where the form came from. */
export type ShownWording = Omit<ConsentProof, 'at'>

export interface NewsletterRequest {
  email: string
  list: ListId
  language: Language
  shown: ShownWording
}

/** Begins the double opt-in. It returns nothing: whether an address was known is private. */
export async function requestNewsletter(ports: CreatePorts, request: NewsletterRequest): Promise<void> {
  await ports.transactions.run((stores) => beginDoubleOptIn(stores, ports.randomSource, request, ports.clock.now()))
}

/** The box of an order form. `shown` is null where no words were shown beside it: there would be no proof of consent. */
export interface NewsletterBox {
  isTicked: boolean
  email: string
  language: Language
  shown: ShownWording | null
}

/** Begins the double opt-in in the transaction of an order whose form had the box ticked. */
export async function subscribeIfTicked(
  stores: Pick<Stores, 'newsletter' | 'addEffect'>,
  randomSource: Pick<RandomSource, 'id'>,
  { isTicked, email, language, shown }: NewsletterBox,
  now: Temporal.Instant,
): Promise<void> {
  if (isTicked && shown) await beginDoubleOptIn(stores, randomSource, { email, list: mainList, language, shown }, now)
}

async function beginDoubleOptIn(
  stores: Pick<Stores, 'newsletter' | 'addEffect'>,
  randomSource: Pick<RandomSource, 'id'>,
  { email: typed, list, language, shown }: NewsletterRequest,
  now: Temporal.Instant,
): Promise<void> {
  const email = typed.toLowerCase()
  const known = await stores.newsletter.lockLive(list, email)
  const decision = requestSubscription(known, now)
  if (decision === 'keep-quiet') return
  const requested: ConsentProof = { ...shown, at: now }
  if (known && decision === 'remind') {
    const reminded: Subscription = { ...known, emails: known.emails + 1, lastEmailAt: now }
    await stores.newsletter.save(reminded)
    await stores.addEffect({ kind: 'newsletter-reminder', subscriptionId: known.id, letter: reminded.emails })
    return
  }
  if (known && decision === 'ask-again') {
    const emails = known.emails + 1
    await stores.newsletter.save({ ...known, language, requested, emails, lastEmailAt: now })
    await stores.addEffect({ kind: 'newsletter-request', subscriptionId: known.id, letter: emails })
    return
  }
  // a request whose time is over makes room for the new one; the nightly deletion may not have come by yet
  if (known) await stores.newsletter.remove(known.id)
  const id = randomSource.id()
  const subscription: Subscription = {
    id,
    list,
    email,
    language,
    state: 'requested',
    requested,
    emails: 1,
    lastEmailAt: now,
  }
  const isNew = await stores.newsletter.add(subscription)
  if (isNew) await stores.addEffect({ kind: 'newsletter-request', subscriptionId: id, letter: 1 })
}

/** The subscription behind the link to unsubscribe; null for anything else. */
export async function newsletterToEnd(
  { reads }: Pick<NewsletterLinkPorts, 'reads'>,
  token: string,
): Promise<Subscription | null> {
  const id = await resolveToken(reads, 'newsletter-end', token)
  return id === null ? null : reads.newsletter.subscription(id)
}

/** Takes an address off its list, by the page or by the one click of a mail program (RFC 8058). */
export async function endNewsletter(
  ports: NewsletterLinkPorts,
  token: string,
): Promise<Result<object, Refusal<'unknown'>>> {
  const id = await resolveToken(ports.reads, 'newsletter-end', token)
  if (id === null) return refused('unknown')
  return ports.transactions.run(async (stores) => {
    const subscription = await stores.newsletter.lock(id)
    const decision = subscription && endSubscription(subscription, ports.clock.now())
    if (decision?.outcome !== 'done') return refused('unknown')
    if (decision.isNew) await stores.newsletter.save(decision.subscription)
    return done
  })
}

interface NewsletterLinkPorts extends WritePorts {
  reads: Pick<Reads, 'newsletter' | 'subjectOfLink'>
}

/** The subscription behind the link of a request; null for anything else, also for a request that is over. */
export async function newsletterToConfirm(ports: NewsletterLinkPorts, token: string): Promise<Subscription | null> {
  const id = await resolveToken(ports.reads, 'newsletter-confirm', token)
  const subscription = id === null ? null : await ports.reads.newsletter.subscription(id)
  if (subscription?.state !== 'requested') return subscription
  const proof = { at: ports.clock.now(), address: '', wording: '' }
  return confirmSubscription(subscription, proof).outcome === 'done' ? subscription : null
}

export type ConfirmOutcome = Result<object, Refusal<'request-over' | 'unsubscribed' | 'unknown'>>

/** Confirms a subscription, the second half of the double opt-in, with its proof. Sends one welcome mail. */
export async function confirmNewsletter(
  ports: NewsletterLinkPorts,
  { token, shown }: { token: string; shown: ShownWording },
): Promise<ConfirmOutcome> {
  const id = await resolveToken(ports.reads, 'newsletter-confirm', token)
  if (id === null) return refused('unknown')
  return ports.transactions.run(async (stores) => {
    const subscription = await stores.newsletter.lock(id)
    if (!subscription) return refused('unknown')
    const decision = confirmSubscription(subscription, { ...shown, at: ports.clock.now() })
    if (decision.outcome === 'refused') return decision
    if (decision.isNew) {
      await stores.newsletter.save(decision.subscription)
      await stores.addEffect({ kind: 'newsletter-welcome', subscriptionId: id })
    }
    return done
  })
}

interface EndSubscriptionByHand {
  id: string
  actor: Actor
  reason: string
}

/** Unsubscribes by hand (docs/rules/newsletter.md). An unconfirmed request proves nothing and is deleted with its link. Idempotent. */
export async function endSubscriptionByHand(
  { clock, transactions }: WritePorts,
  { id, actor, reason }: EndSubscriptionByHand,
): Promise<Result<{ isDeleted: boolean }, Refusal<'unknown'>>> {
  return transactions.run(async (stores) => {
    const subscription = await stores.newsletter.lock(id)
    if (!subscription) return refused('unknown')
    const decision = endSubscription(subscription, clock.now())
    const isDeleted = decision.outcome === 'refused'
    if (isDeleted) await stores.newsletter.remove(id)
    else if (decision.isNew) await stores.newsletter.save(decision.subscription)
    else return { outcome: 'done', isDeleted }
    const action = isDeleted ? 'subscription.removed' : 'subscription.ended'
    await stores.record({ at: clock.now(), actor, subject: { kind: 'subscription', id }, action, reason })
    return { outcome: 'done', isDeleted }
  })
}
