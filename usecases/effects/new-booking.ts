import type { EffectOf } from './effect-kind.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** The note to the office, in German whatever the language of the booking. */
export const newBooking = mailEffect<EffectOf<'new-booking'>>({
  key: ({ orderId }) => `new-booking:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    return {
      message: { kind: 'new-booking', order, date, siteUrl: ports.siteUrl },
      language: 'de',
      to: ports.office,
    }
  },
})
