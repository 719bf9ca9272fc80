import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker: the office has given money back, whole or in part. */
export const moneyReturned = mailEffect<EffectOf<'money-returned'>>({
  key: ({ returnId }) => `money-returned:${returnId}`,
  async letter({ reads, siteUrl }, { orderId, returnId }) {
    const found = await reads.orderWithDate(orderId)
    const returned = await reads.money.findReturn(returnId)
    if (!(found && returned)) throw new Error(`no return ${returnId} of order ${orderId}`)
    const { order } = found
    const way = returned.paymentId === null ? 'transfer' : 'card'
    return {
      message: { kind: 'money-returned', order, amount: returned.amount, way, siteUrl },
      language: order.language,
      to: addressee(order.booker),
    }
  },
})
