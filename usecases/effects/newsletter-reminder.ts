import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { wayOut } from './way-out.ts'

/** To a subscriber who signed up once more. The page cannot say that the address is known; this letter can. */
export const newsletterReminder = mailEffect<EffectOf<'newsletter-reminder'>>({
  key: ({ subscriptionId, letter }) => `newsletter-reminder:${subscriptionId}:${letter}`,
  async letter(ports, { subscriptionId }) {
    const subscription = await ports.reads.newsletter.subscription(subscriptionId)
    if (subscription?.state !== 'confirmed') return null
    const { email, language } = subscription
    const { endUrl, oneClickUrl } = await wayOut(ports, subscription)
    return {
      message: { kind: 'newsletter-reminder', endUrl, siteUrl: ports.siteUrl },
      language,
      to: { name: '', email },
      oneClickUrl,
    }
  },
})
