import type { CheckedConnection, Checkout, TestCheckout } from '#usecases/ports.ts'
import { type StripeKeys, stripeCheckout } from './stripe-checkout.ts'
import { type TestCheckoutParts, testCheckout } from './test-checkout.ts'

export interface CheckoutChoice {
  /** Null without keys. */
  stripe: StripeKeys | null
  test: TestCheckoutParts
}

/** Stripe where there are keys, else the test checkout. */
export function openCheckout({ stripe, test }: CheckoutChoice): {
  checkout: Checkout & CheckedConnection
  testCheckout: TestCheckout | null
} {
  if (stripe) return { checkout: stripeCheckout(stripe), testCheckout: null }
  const { checkout, desk } = testCheckout(test)
  return { checkout, testCheckout: desk }
}
