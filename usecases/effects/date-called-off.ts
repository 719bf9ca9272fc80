import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker: we have to call the workshop off; another date or the money back. */
export const dateCalledOff = mailEffect<EffectOf<'date-called-off'>>({
  key: ({ orderId }) => `date-called-off:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: orderId, language })
    return {
      message: { kind: 'date-called-off', order, date, orderUrl, siteUrl: ports.siteUrl },
      language,
      to: addressee(order.booker),
    }
  },
})
