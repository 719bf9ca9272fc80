import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To a participant, or to a booker who stays at home: the video room as it is now. The calendar entry is replaced by one that names it. */
export const roomChanged = mailEffect<EffectOf<'room-changed'>>({
  key: ({ orderId, participantId, revision }) => `room-changed:${participantId ?? orderId}:${revision}`,
  async letter(ports, { orderId, participantId }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const person = participantId === null ? order.booker : order.participants.find(({ id }) => id === participantId)
    const { roomUrl } = date
    if (!person || roomUrl === undefined || order.standing.state !== 'confirmed' || date.calledOff) return null
    const { language } = order
    return {
      message: { kind: 'room-changed', order, date, person, roomUrl, siteUrl: ports.siteUrl },
      language,
      to: addressee(person),
      attachments: [await ports.calendarFile(date, language, 'with-room')],
    }
  },
})
