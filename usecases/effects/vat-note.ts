import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** To the office, in German: a VAT id is not registered, or nobody could say. */
export const vatNote = mailEffect<EffectOf<'vat-note'>>({
  key: ({ orderId }) => `vat-note:${orderId}`,
  async letter(ports, { orderId }) {
    const found = await ports.reads.orderWithDate(orderId)
    const check = await ports.reads.vatCheck(orderId)
    if (!(found && check)) throw new Error(`no check of the VAT id of order ${orderId}`)
    if (check.result === 'valid') return null
    return {
      message: { kind: 'vat-note', order: found.order, result: check.result, siteUrl: ports.siteUrl },
      language: 'de',
      to: ports.office,
    }
  },
})
