import { confirmSubscription, endSubscription, type Subscription } from '#domain/newsletter/subscription.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { Reads, Stores } from '#features/stores.ts'
import type { Clock, Transactions } from '#platform/ports.ts'
import type { ShownWording } from './request-newsletter.ts'

/** The subscription behind the link to unsubscribe; null for anything else. */
export async function newsletterToEnd(
  { reads }: Pick<NewsletterLinkPorts, 'reads'>,
  token: string,
): Promise<Subscription | null> {
  const id = await resolveToken(reads, 'newsletter-end', token)
  return id === null ? null : reads.newsletter.subscription(id)
}

/** Takes an address off its list, by the page or by the one click of a mail program (RFC 8058). */
export async function endNewsletter(ports: NewsletterLinkPorts, token: string): Promise<'ended' | 'unknown-link'> {
  const id = await resolveToken(ports.reads, 'newsletter-end', token)
  if (id === null) return 'unknown-link'
  return ports.transactions.run(async (stores) => {
    const subscription = await stores.newsletter.lock(id)
    const decision = subscription && endSubscription(subscription, ports.clock.now())
    if (!decision?.accepted) return 'unknown-link'
    if (decision.isNew) await stores.newsletter.save(decision.subscription)
    return 'ended'
  })
}

interface NewsletterLinkPorts {
  clock: Clock
  transactions: Transactions<Stores>
  reads: Pick<Reads, 'newsletter' | 'subjectOfLink'>
}

/** The subscription behind the link of a request; null for anything else, also for a request that is over. */
export async function newsletterToConfirm(ports: NewsletterLinkPorts, token: string): Promise<Subscription | null> {
  const id = await resolveToken(ports.reads, 'newsletter-confirm', token)
  const subscription = id === null ? null : await ports.reads.newsletter.subscription(id)
  if (subscription?.state !== 'requested') return subscription
  const proof = { at: ports.clock.now(), address: '', wording: '' }
  return confirmSubscription(subscription, proof).accepted ? subscription : null
}

/** Confirms a subscription, the second half of the double opt-in, with its proof. Sends one welcome mail. */
export async function confirmNewsletter(
  ports: NewsletterLinkPorts,
  { token, shown }: { token: string; shown: ShownWording },
): Promise<'confirmed' | 'unsubscribed' | 'unknown-link'> {
  const id = await resolveToken(ports.reads, 'newsletter-confirm', token)
  if (id === null) return 'unknown-link'
  return ports.transactions.run(async (stores) => {
    const subscription = await stores.newsletter.lock(id)
    if (!subscription) return 'unknown-link'
    const decision = confirmSubscription(subscription, { ...shown, at: ports.clock.now() })
    if (!decision.accepted) return decision.refusal === 'unsubscribed' ? 'unsubscribed' : 'unknown-link'
    if (decision.isNew) {
      await stores.newsletter.save(decision.subscription)
      await stores.addEffect({ kind: 'newsletter-welcome', subscriptionId: id })
    }
    return 'confirmed'
  })
}
