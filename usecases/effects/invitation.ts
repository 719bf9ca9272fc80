import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To each participant, with the workshop as a calendar file and without prices. */
export const invitation = mailEffect<EffectOf<'invitation'>>({
  key: ({ participantId }) => `invitation:${participantId}`,
  async letter(ports, { orderId, participantId, soon = false }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const participant = order.participants.find(({ id }) => id === participantId)
    // Somebody else may have taken the seat before the mail could leave.
    if (!participant) return null
    const { language } = order
    const dataUrl = await freshLink(ports, { purpose: 'participant', subjectId: participantId, language })
    return {
      message: { kind: 'invitation', order, date, participant, soon, dataUrl, siteUrl: ports.siteUrl },
      language,
      to: addressee(participant),
      attachments: [await ports.calendarFile(date, language, soon ? 'with-room' : undefined)],
    }
  },
})
