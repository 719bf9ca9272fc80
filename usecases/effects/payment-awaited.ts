import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker, as long as the seats are held for a payment: the way back to the pay button. */
export const paymentAwaited = mailEffect<EffectOf<'payment-awaited'>>({
  key: ({ orderId }) => `payment-awaited:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const { language, standing } = order
    if (standing.state !== 'awaiting-payment') return null
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language })
    return {
      message: { kind: 'payment-awaited', order, date, orderUrl, until: standing.until, siteUrl: ports.siteUrl },
      language,
      to: addressee(order.booker),
    }
  },
})
