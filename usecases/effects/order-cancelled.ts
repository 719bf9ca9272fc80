import { emailKey } from '#domain/participant/participant.ts'
import { takeBack } from '#domain/voucher/voucher.ts'
import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker: the order is cancelled, with what is due all the same. The receipt of a withdrawal names date and time. */
export const orderCancelled = mailEffect<EffectOf<'order-cancelled'>>({
  key: ({ orderId }) => `order-cancelled:${orderId}`,
  async letter(ports, { orderId, way, fee, percent, at, revision }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const { booker, participants, language } = order
    const takesPart = participants.some(({ email }) => emailKey(email) === emailKey(booker.email))
    const calendar =
      date && takesPart && revision !== undefined
        ? [await ports.calendarFile(date, language, { takesOut: revision })]
        : []
    const last = (await ports.reads.invoices(orderId)).at(-1)
    const cancellation = last?.kind === 'cancellation' ? last : null
    return {
      message: {
        kind: 'order-cancelled',
        order,
        date,
        way,
        fee,
        ...(percent !== undefined && { percent }),
        at: Temporal.Instant.from(at),
        invoiceNumber: cancellation?.number ?? null,
        inCalendar: calendar.length > 0,
        othersTold: revision !== undefined && participants.length > (takesPart ? 1 : 0),
        vouchersOut: takeBack(await ports.reads.vouchers(orderId)).toBlock.length,
        siteUrl: ports.siteUrl,
      },
      language,
      to: addressee(booker),
      attachments: [...calendar, ...(cancellation ? [await ports.invoicePdf(cancellation)] : [])],
    }
  },
})
