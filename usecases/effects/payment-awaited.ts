import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker, as long as a payment is awaited: the way back to the pay button. */
export const paymentAwaited = mailEffect<EffectOf<'payment-awaited'>>({
  key: ({ orderId }) => `payment-awaited:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const { language, standing } = order
    if (standing.state !== 'awaiting-payment') return null
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language })
    return {
      message: date
        ? { kind: 'payment-awaited', order, date, orderUrl, until: standing.until, siteUrl: ports.siteUrl }
        : { kind: 'purchase-to-pay', order, orderUrl, until: standing.until, siteUrl: ports.siteUrl },
      language,
      to: addressee(order.booker),
    }
  },
})
