import { endSubscription } from '#domain/newsletter/end-subscription.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { NewsletterLinkPorts } from './confirm-newsletter.ts'
import { followLink } from './personal-links.ts'

/** The subscription behind the link to unsubscribe; null for anything else. */
export async function newsletterToEnd(
  { reads }: Pick<NewsletterLinkPorts, 'reads'>,
  token: string,
): Promise<Subscription | null> {
  const id = await followLink(reads, 'newsletter-end', token)
  return id === null ? null : reads.newsletter.subscription(id)
}

/** Takes an address off its list, by the page or by the one click of a mail program (RFC 8058). */
export async function endNewsletter(ports: NewsletterLinkPorts, token: string): Promise<'ended' | 'unknown-link'> {
  const id = await followLink(ports.reads, 'newsletter-end', token)
  if (id === null) return 'unknown-link'
  return ports.transactions.run(async (stores) => {
    const subscription = await stores.newsletter.lock(id)
    const decision = subscription && endSubscription(subscription, ports.clock.now())
    if (!decision?.accepted) return 'unknown-link'
    if (decision.isNew) await stores.newsletter.save(decision.subscription)
    return 'ended'
  })
}
