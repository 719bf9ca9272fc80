import type { Checkout } from '#features/payment/ports.ts'

/** A checkout that must not be used: any call fails the test. */
export const noCheckout: Checkout = {
  provider: 'test',
  pages: [],
  open: () => Promise.reject(new Error('nobody pays here')),
  expire: () => Promise.reject(new Error('nobody pays here')),
  refund: () => Promise.reject(new Error('nobody pays here')),
  readEvent: () => null,
}
