import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker, once what was ordered is theirs. */
export const bookingConfirmation = mailEffect<EffectOf<'booking-confirmation'>>({
  key: ({ orderId }) => `booking-confirmation:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language })
    return {
      message: date
        ? {
            kind: 'booking-confirmation',
            order,
            date,
            cancellation: await ports.reads.settings.cancellationAt(order.placedAt),
            orderUrl,
            siteUrl: ports.siteUrl,
          }
        : { kind: 'purchase-confirmation', order, orderUrl, siteUrl: ports.siteUrl },
      language,
      to: addressee(order.booker),
    }
  },
})
