import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker: another time or place, and what can be done when it does not fit. */
export const orderMoved = mailEffect<EffectOf<'order-moved'>>({
  key: ({ orderId, revision, formerDate = '' }) => `order-moved:${orderId}:${revision}:${formerDate}`,
  async letter(ports, { orderId, formerDate }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    if (order.standing.state !== 'confirmed') return null
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: orderId, language })
    const wished = formerDate !== undefined
    return {
      message: { kind: 'order-moved', order, date, wished, orderUrl, siteUrl: ports.siteUrl },
      language,
      to: addressee(order.booker),
    }
  },
})
