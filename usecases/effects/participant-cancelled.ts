import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To a participant who is not expected any more; calendars take the entry out. */
export const participantCancelled = mailEffect<EffectOf<'participant-cancelled'>>({
  key: ({ participantId }) => `participant-cancelled:${participantId}`,
  async letter(ports, { orderId, participantId, former, revision }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const participant = former ?? order.participants.find(({ id }) => id === participantId)
    if (!participant) return null
    return {
      message: { kind: 'participant-cancelled', order, date, participant, siteUrl: ports.siteUrl },
      language: order.language,
      to: addressee(participant),
      attachments: [await ports.calendarFile(date, order.language, { takesOut: revision ?? date.revision })],
    }
  },
})
