import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To the booker or a participant: the date is no longer tentative. Not sent when it has changed again since. */
export const dateConfirmed = mailEffect<EffectOf<'date-confirmed'>>({
  key: ({ orderId, participantId = 'booker' }) => `date-confirmed:${orderId}:${participantId}`,
  async letter(ports, { orderId, participantId }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const participant = order.participants.find(({ id }) => id === participantId)
    const person = participantId === undefined ? order.booker : participant
    if (!person || order.standing.state !== 'confirmed' || date.calledOff) return null
    const { language } = order
    return {
      message: { kind: 'date-confirmed', order, date, person, siteUrl: ports.siteUrl },
      language,
      to: addressee(person),
    }
  },
})
