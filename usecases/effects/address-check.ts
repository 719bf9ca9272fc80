import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'

/** To the address of an order that is held until somebody there confirms it. */
export const addressCheck = mailEffect<EffectOf<'address-check'>>({
  key: ({ orderId }) => `address-check:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const { language, standing } = order
    if (standing.state !== 'awaiting-confirmation') return null
    const confirmUrl = await freshLink(ports, { purpose: 'address', subjectId: orderId, language })
    return {
      message: { kind: 'address-check', order, date, until: standing.until, confirmUrl, siteUrl: ports.siteUrl },
      language,
      to: { name: '', email: order.booker.email },
    }
  },
})
