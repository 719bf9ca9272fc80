import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To each participant, with the workshop as a calendar file and without prices. */
export const invitation = mailEffect<EffectOf<'invitation'>>({
  key: ({ participantId }) => `invitation:${participantId}`,
  async letter(ports, { orderId, participantId }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const participant = order.participants.find(({ id }) => id === participantId)
    if (!participant) throw new Error(`order ${order.id} has no participant ${participantId}`)
    return {
      message: { kind: 'invitation', order, date, participant, siteUrl: ports.siteUrl },
      language: order.language,
      to: addressee(participant),
      attachments: [await ports.calendarFile(date, order.language)],
    }
  },
})
