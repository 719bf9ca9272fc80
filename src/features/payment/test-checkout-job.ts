import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'

/** The test checkout sends its messages as Stripe does: again and again until they are taken. */
export const testCheckoutEvents: EffectKind<EffectOf<'test-checkout-news'>> = {
  async run({ testCheckout }, { sessionId, news }) {
    await testCheckout?.notify(sessionId, news)
  },
}
