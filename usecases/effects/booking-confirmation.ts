import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker, once the seats are taken. */
export const bookingConfirmation = mailEffect<EffectOf<'booking-confirmation'>>({
  key: ({ orderId }) => `booking-confirmation:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language })
    return {
      message: { kind: 'booking-confirmation', order, date, orderUrl, siteUrl: ports.siteUrl },
      language,
      to: addressee(order.booker),
    }
  },
})
