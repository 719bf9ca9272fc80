import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { invoiceToBring } from './invoice-to-bring.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker or a participant: the date is no longer tentative. It brings the booker the invoice that waited for this. Not sent when it has changed again since. */
export const dateConfirmed = mailEffect<EffectOf<'date-confirmed'>>({
  key: ({ orderId, participantId = 'booker' }) => `date-confirmed:${orderId}:${participantId}`,
  async letter(ports, { orderId, participantId, bringsInvoice = false }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const participant = order.participants.find(({ id }) => id === participantId)
    const person = participantId === undefined ? order.booker : participant
    if (!person || order.standing.state !== 'confirmed' || date.calledOff) return null
    const { language } = order
    const brought = bringsInvoice ? await invoiceToBring(ports, orderId) : null
    return {
      message: { kind: 'date-confirmed', order, date, person, brought, siteUrl: ports.siteUrl },
      language,
      to: addressee(person),
      attachments: brought ? [await ports.invoicePdf(brought.invoice)] : [],
    }
  },
})
