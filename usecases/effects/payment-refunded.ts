import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { refundedPayment } from './refunded-payment.ts'

/** To the booker: the payment came too late or twice, and is on its way back. */
export const paymentRefunded = mailEffect<EffectOf<'payment-refunded'>>({
  key: ({ paymentId }) => `payment-refunded:${paymentId}`,
  async letter(ports, { paymentId }) {
    const refunded = await refundedPayment(ports, paymentId)
    return {
      message: { kind: 'payment-refunded', ...refunded },
      language: refunded.order.language,
      to: addressee(refunded.order.booker),
    }
  },
})
