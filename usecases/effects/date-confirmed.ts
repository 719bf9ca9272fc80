import { emailKey } from '#domain/participant/participant.ts'
import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { invoiceToBring } from './invoice-to-bring.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/**
 * To the booker or a participant: the date is no longer tentative. It brings the booker the invoice that waited for this, and whoever takes part the
 * calendar file that replaces the tentative entry. Not sent when it has changed again since.
 */
export const dateConfirmed = mailEffect<EffectOf<'date-confirmed'>>({
  key: ({ orderId, participantId = 'booker' }) => `date-confirmed:${orderId}:${participantId}`,
  async letter(ports, { orderId, participantId, bringsInvoice = false, namesRoom = false }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const participant = order.participants.find(({ id }) => id === participantId)
    const person = participantId === undefined ? order.booker : participant
    if (!person || order.standing.state !== 'confirmed' || date.calledOff) return null
    const { language } = order
    const takesPart = order.participants.some(({ email }) => emailKey(email) === emailKey(person.email))
    const brought = bringsInvoice ? await invoiceToBring(ports, orderId) : null
    return {
      message: { kind: 'date-confirmed', order, date, person, brought, siteUrl: ports.siteUrl },
      language,
      to: addressee(person),
      attachments: [
        ...(takesPart ? [await ports.calendarFile(date, language, namesRoom ? 'with-room' : undefined)] : []),
        ...(brought ? [await ports.invoicePdf(brought.invoice)] : []),
      ],
    }
  },
})
