import type { Checkout } from '#features/payment/ports.ts'
import type { CheckedConnection } from '#platform/ports.ts'

/** Where no one takes cards. What an earlier provider took is paid back there by hand. */
export const noCheckout: Checkout & CheckedConnection = {
  provider: null,
  check: async () => 'missing',
  pages: [],
  open: () => Promise.reject(new Error('no payment provider is set up')),
  expire: () => Promise.resolve(),
  refund: () => Promise.reject(new Error('no payment provider is set up')),
  readEvent: () => null,
}
