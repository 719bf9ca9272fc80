import { takeBack } from '#domain/voucher/take-back.ts'
import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker: the order is cancelled, with what is due all the same. The receipt of a withdrawal names date and time. */
export const orderCancelled = mailEffect<EffectOf<'order-cancelled'>>({
  key: ({ orderId }) => `order-cancelled:${orderId}`,
  async letter(ports, { orderId, way, fee, percent, at }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    return {
      message: {
        kind: 'order-cancelled',
        order,
        date,
        way,
        fee,
        ...(percent !== undefined && { percent }),
        at: Temporal.Instant.from(at),
        vouchersOut: takeBack(await ports.reads.vouchers(orderId)).toBlock.length,
        siteUrl: ports.siteUrl,
      },
      language: order.language,
      to: addressee(order.booker),
    }
  },
})
