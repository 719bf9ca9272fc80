import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'
import { refundedPayment } from './refunded-payment.ts'

/** The note to the office about a refund, in German whatever the language of the booking. */
export const refundNote = mailEffect<EffectOf<'refund-note'>>({
  key: ({ paymentId }) => `refund-note:${paymentId}`,
  async letter(ports, { paymentId }) {
    const refunded = await refundedPayment(ports, paymentId)
    return { message: { kind: 'refund-note', ...refunded }, language: 'de', to: ports.office }
  },
})
