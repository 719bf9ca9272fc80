import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'

/** To an address that somebody has written into the newsletter box, with the link to confirm. */
export const newsletterRequest = mailEffect<EffectOf<'newsletter-request'>>({
  key: ({ subscriptionId, letter }) => `newsletter-request:${subscriptionId}:${letter}`,
  async letter(ports, { subscriptionId }) {
    const subscription = await ports.reads.newsletter.subscription(subscriptionId)
    // confirmed by an earlier letter, or deleted meanwhile
    if (subscription?.state !== 'requested') return null
    const { email, language } = subscription
    const confirmUrl = await freshLink(ports, { purpose: 'newsletter-confirm', subjectId: subscriptionId, language })
    return {
      message: { kind: 'newsletter-request', confirmUrl, siteUrl: ports.siteUrl },
      language,
      to: { name: '', email },
    }
  },
})
