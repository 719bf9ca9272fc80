import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { subscriberLetter } from './subscriber-letter.ts'

/** To a subscriber who signed up once more. The page cannot say that the address is known; this letter can. */
export const newsletterReminder = mailEffect<EffectOf<'newsletter-reminder'>>({
  key: ({ subscriptionId, letter }) => `newsletter-reminder:${subscriptionId}:${letter}`,
  letter: (ports, { subscriptionId }) => subscriberLetter(ports, subscriptionId, 'newsletter-reminder'),
})
