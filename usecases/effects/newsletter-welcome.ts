import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { subscriberLetter } from './subscriber-letter.ts'

/** To a new subscriber, at once: what they have agreed to, and the way out. */
export const newsletterWelcome = mailEffect<EffectOf<'newsletter-welcome'>>({
  key: ({ subscriptionId }) => `newsletter-welcome:${subscriptionId}`,
  letter: (ports, { subscriptionId }) => subscriberLetter(ports, subscriptionId, 'newsletter-welcome'),
})
