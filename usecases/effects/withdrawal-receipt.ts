import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'

/**
 * To the booker of the order, never to a typed address: that somebody has declared a withdrawal, with date and time, and the link that carries
 * it out. Nothing that was typed is in it.
 */
export const withdrawalReceipt = mailEffect<EffectOf<'withdrawal-receipt'>>({
  key: ({ withdrawalId }) => `withdrawal-receipt:${withdrawalId}`,
  async letter(ports, { withdrawalId }) {
    const withdrawal = await ports.reads.withdrawal(withdrawalId)
    const found = withdrawal?.orderId ? await ports.reads.orderWithDate(withdrawal.orderId) : null
    if (!withdrawal || !found) return null
    const { order } = found
    const { receivedAt, language } = withdrawal
    const confirmUrl = await freshLink(ports, { purpose: 'withdrawal', subjectId: withdrawalId, language })
    return {
      message: { kind: 'withdrawal-receipt', order, receivedAt, confirmUrl, siteUrl: ports.siteUrl },
      language,
      to: addressee(order.booker),
    }
  },
})
