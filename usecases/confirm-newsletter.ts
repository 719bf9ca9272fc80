import { confirmSubscription } from '#domain/newsletter/confirm-subscription.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import { followLink } from './personal-links.ts'
import type { Clock, Reads, Transactions } from './ports.ts'
import type { ShownWording } from './request-newsletter.ts'

export interface NewsletterLinkPorts {
  clock: Clock
  transactions: Transactions
  reads: Pick<Reads, 'newsletter' | 'subjectOfLink'>
}

/** The subscription behind the link of a request; null for anything else, also for a request that is over. */
export async function newsletterToConfirm(ports: NewsletterLinkPorts, token: string): Promise<Subscription | null> {
  const id = await followLink(ports.reads, 'newsletter-confirm', token)
  const subscription = id === null ? null : await ports.reads.newsletter.subscription(id)
  if (subscription?.state !== 'requested') return subscription
  const proof = { at: ports.clock.now(), address: '', wording: '' }
  return confirmSubscription(subscription, proof).accepted ? subscription : null
}

/** Puts an address on its list: the second half of the double opt-in, with its proof. A welcome leaves with it, once. */
export async function confirmNewsletter(
  ports: NewsletterLinkPorts,
  { token, shown }: { token: string; shown: ShownWording },
): Promise<'confirmed' | 'unsubscribed' | 'unknown-link'> {
  const id = await followLink(ports.reads, 'newsletter-confirm', token)
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
