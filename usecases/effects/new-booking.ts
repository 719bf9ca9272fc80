import { awaitsRecording } from '../payments/record-payment.ts'
import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'

/**
 * The note to the office, in German whatever the language of the booking. Where vouchers wait for the money it leads to the page that
 * notes the money as seen.
 */
export const newBooking = mailEffect<EffectOf<'new-booking'>>({
  key: ({ orderId }) => `new-booking:${orderId}`,
  async letter(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const paidUrl = (await awaitsRecording(ports.reads, order))
      ? await freshLink(ports, { purpose: 'payment', subjectId: order.id, language: 'de' })
      : null
    return {
      message: date
        ? { kind: 'new-booking', order, date, paidUrl, siteUrl: ports.siteUrl }
        : { kind: 'new-purchase', order, paidUrl, siteUrl: ports.siteUrl },
      language: 'de',
      to: ports.office,
    }
  },
})
