import { takeBack } from '#domain/voucher/voucher.ts'
import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { mailEffect } from './mail-effect.ts'

/** The note to the office about a cancelled order. */
export const bookingCancelled = mailEffect<EffectOf<'booking-cancelled'>>({
  key: ({ orderId }) => `booking-cancelled:${orderId}`,
  async letter(ports, { orderId, way, fee, percent, at }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const issued = await ports.reads.vouchers(orderId)
    return {
      message: {
        kind: 'booking-cancelled',
        order,
        date,
        way,
        fee,
        ...(percent !== undefined && { percent }),
        vouchers: takeBack(issued).toBlock,
        at: Temporal.Instant.from(at),
        siteUrl: ports.siteUrl,
      },
      language: 'de',
      to: ports.office,
    }
  },
})
