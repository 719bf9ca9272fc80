import type { Checkout, PaymentReads } from '#features/payment/ports.ts'

export interface EndCheckoutPorts {
  reads: Pick<PaymentReads, 'openPaymentsOf'>
  checkout: Checkout
}

/** The seats are gone or were given up: no one shall be able to pay for them any more. Who was quicker is refunded. */
export async function endCheckout({ reads, checkout }: EndCheckoutPorts, registrationId: string): Promise<void> {
  for (const { provider, session } of await reads.openPaymentsOf(registrationId)) {
    if (session && provider === checkout.provider) await checkout.expire(session.id)
  }
}
