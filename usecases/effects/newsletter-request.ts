import { openLink } from '../personal-links.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** To an address that somebody has written into the newsletter box, with the link to confirm. */
export const newsletterRequest = mailEffect<EffectOf<'newsletter-request'>>({
  key: ({ subscriptionId, letter }) => `newsletter-request:${subscriptionId}:${letter}`,
  async letter(ports, { subscriptionId }) {
    const subscription = await ports.reads.newsletter.subscription(subscriptionId)
    // confirmed by an earlier letter, or deleted meanwhile
    if (subscription?.state !== 'requested') return null
    const { email, language } = subscription
    const token = await ports.transactions.run((stores) =>
      openLink(stores, ports.chance, 'newsletter-confirm', subscriptionId, ports.clock.now()),
    )
    return {
      message: {
        kind: 'newsletter-request',
        confirmUrl: `${ports.siteUrl}/${language}/newsletter/confirm/${token}`,
        siteUrl: ports.siteUrl,
      },
      language,
      to: { name: '', email },
    }
  },
})
