import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { wayOut } from './way-out.ts'

/** To a new subscriber, at once: what they have agreed to, and the way out. */
export const newsletterWelcome = mailEffect<EffectOf<'newsletter-welcome'>>({
  key: ({ subscriptionId }) => `newsletter-welcome:${subscriptionId}`,
  async letter(ports, { subscriptionId }) {
    const subscription = await ports.reads.newsletter.subscription(subscriptionId)
    if (subscription?.state !== 'confirmed') return null
    const { email, language } = subscription
    const { endUrl, oneClickUrl } = await wayOut(ports, subscription)
    return {
      message: { kind: 'newsletter-welcome', endUrl, siteUrl: ports.siteUrl },
      language,
      to: { name: '', email },
      oneClickUrl,
    }
  },
})
