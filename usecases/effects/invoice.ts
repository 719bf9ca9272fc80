import { dueNow } from '#domain/invoice/invoice.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker: an invoice, or the one that takes it back, as a document that people and machines can read. */
export const invoice = mailEffect<EffectOf<'invoice'>>({
  key: ({ number }) => `invoice:${number}`,
  async letter(ports, { orderId, number }) {
    const found = await ports.reads.orderWithDate(orderId)
    const all = await ports.reads.invoices(orderId)
    const issued = all.find((candidate) => candidate.number === number)
    if (!(found && issued)) throw new Error(`no invoice ${number} of order ${orderId}`)
    const { order } = found
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language })
    const { paid } = balanceOf(await ports.reads.money.ofOrder(orderId))
    const message = { order, invoice: issued, orderUrl, siteUrl: ports.siteUrl }
    return {
      message:
        issued.kind === 'cancellation'
          ? { kind: 'invoice-cancelled', ...message }
          : { kind: 'invoice', ...message, due: dueNow(issued, all, paid) },
      language,
      to: addressee(order.booker),
      attachments: [await ports.invoicePdf(issued)],
    }
  },
})
