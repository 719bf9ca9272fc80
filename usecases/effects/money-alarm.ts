import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the office, in German whatever the language of the booking: a refund that failed, or where a dispute stands. */
export const moneyAlarm = mailEffect<EffectOf<'money-alarm'>>({
  key: ({ what, about }) => `money-alarm:${what}:${about}`,
  async letter({ reads, siteUrl, office }, { orderId, paymentId, what, amount }) {
    const { order, date } = await foundOrder(reads, orderId)
    const receipt = (await reads.paymentById(paymentId))?.receipt ?? ''
    return {
      message: { kind: 'money-alarm', what, order, date, amount, receipt, siteUrl },
      language: 'de',
      to: office,
    }
  },
})
