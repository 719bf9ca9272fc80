import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import { freshLink } from './fresh-link.ts'
import { invoiceToBring } from './invoice-to-bring.ts'
import { mailEffect } from './mail-effect.ts'
import { ownSeat } from './own-seat.ts'

/** To the booker, once what was ordered is theirs: with the invoice, and for a booker who takes part with the invitation and its calendar file. */
export const bookingConfirmation = mailEffect<EffectOf<'booking-confirmation'>>({
  key: ({ orderId }) => `booking-confirmation:${orderId}`,
  async letter(ports, { orderId, soon = false }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const { language } = order
    const { siteUrl } = ports
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language })
    const brought = await invoiceToBring(ports, orderId)
    const documents = brought ? [await ports.invoicePdf(brought.invoice)] : []
    const envelope = { language, to: addressee(order.booker) }
    if (!date)
      return {
        message: { kind: 'purchase-confirmation', order, brought, orderUrl, siteUrl },
        ...envelope,
        attachments: documents,
      }
    const own = await ownSeat(ports, order)
    const calendar = own ? [await ports.calendarFile(date, language, soon ? 'with-room' : undefined)] : []
    const cancellation = await ports.reads.settings.cancellationAt(order.placedAt)
    return {
      message: {
        kind: 'booking-confirmation',
        order,
        date,
        brought,
        own,
        soon,
        cancellation,
        orderUrl,
        siteUrl,
      },
      ...envelope,
      attachments: [...calendar, ...documents],
    }
  },
})
