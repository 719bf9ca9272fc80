import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker, or to a participant: the vouchers that are theirs. */
export const vouchers = mailEffect<EffectOf<'vouchers'>>({
  key: ({ orderId, participantId }) => `vouchers:${orderId}:${participantId ?? 'booker'}`,
  async letter(ports, { orderId, participantId }) {
    const found = await ports.reads.orderWithDate(orderId)
    const issued = (await ports.reads.vouchers(orderId)).filter((one) => one.participantId === participantId)
    if (!found || issued.length === 0) throw new Error(`no vouchers of order ${orderId}`)
    const { order } = found
    // Whoever gave the seat to somebody else meanwhile is no longer known; the booker hands the voucher on.
    const reader = order.participants.find(({ id }) => id === participantId) ?? order.booker
    return {
      message: { kind: 'vouchers', order, reader, vouchers: issued, siteUrl: ports.siteUrl },
      language: order.language,
      to: addressee(reader),
    }
  },
})
