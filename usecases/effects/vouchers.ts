import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker, or to a participant: the vouchers that are theirs. Nothing once the order is cancelled. */
export const vouchers = mailEffect<EffectOf<'vouchers'>>({
  key: ({ orderId, participantId }) => `vouchers:${orderId}:${participantId ?? 'booker'}`,
  async letter({ clock, transactions, siteUrl }, { orderId, participantId }) {
    // Under the lock, before anything leaves: whoever cancels afterwards knows that they are out.
    const handed = await transactions.run(async (stores) => {
      const order = await stores.lockOrder(orderId)
      if (!order) throw new Error(`no order ${orderId}`)
      if (order.standing.state === 'cancelled') return null
      const issued = (await stores.vouchersOf(orderId)).filter((one) => one.participantId === participantId)
      if (issued.length === 0) throw new Error(`no vouchers of order ${orderId}`)
      await stores.handOverVouchers(
        issued.map(({ code }) => code),
        clock.now(),
      )
      return { order, issued }
    })
    if (!handed) return null
    const { order, issued } = handed
    // Whoever gave the seat to somebody else meanwhile is no longer known; the booker hands the voucher on.
    const reader = order.participants.find(({ id }) => id === participantId) ?? order.booker
    return {
      message: { kind: 'vouchers', order, reader, vouchers: issued, siteUrl },
      language: order.language,
      to: addressee(reader),
    }
  },
})
