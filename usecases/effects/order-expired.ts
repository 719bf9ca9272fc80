import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker: the time to pay by card is over. Nothing where a late payment has made it a booking after all. */
export const orderExpired = mailEffect<EffectOf<'order-expired'>>({
  key: ({ orderId }) => `order-expired:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    if (order.standing.state !== 'expired') return null
    return {
      message: { kind: 'order-expired', order, date, siteUrl: ports.siteUrl },
      language: order.language,
      to: addressee(order.booker),
    }
  },
})
