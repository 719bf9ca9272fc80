import type { CardPayments } from '#domain/settings/site-mode.ts'
import type { CheckedConnection, Checkout, TestCheckout } from '#usecases/ports.ts'
import { noCheckout } from './no-checkout.ts'
import { isLiveKey, type StripeKeys, stripeCheckout } from './stripe-checkout.ts'
import { type TestCheckoutParts, testCheckout } from './test-checkout.ts'

export interface OpenCheckout {
  checkout: Checkout & CheckedConnection
  testCheckout: TestCheckout | null
  cards: CardPayments
}

/** Stripe where there are keys; the test checkout and nobody only where the environment says so (server/env.ts). */
export function openCheckout(
  by: { by: 'stripe'; keys: StripeKeys } | { by: 'test' } | { by: 'nobody' },
  test: TestCheckoutParts,
): OpenCheckout {
  switch (by.by) {
    case 'stripe':
      return {
        checkout: stripeCheckout(by.keys),
        testCheckout: null,
        cards: isLiveKey(by.keys.secretKey) ? 'live' : 'test',
      }
    case 'test': {
      const { checkout, desk } = testCheckout(test)
      return { checkout, testCheckout: desk, cards: 'test' }
    }
    case 'nobody':
      return { checkout: noCheckout, testCheckout: null, cards: 'none' }
  }
}
