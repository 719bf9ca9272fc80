import { addressee } from './addressee.ts'
import type { EffectOf } from './effect-kind.ts'
import { liveDateOf } from './live-date-of.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

/** To a participant: the workshop takes place at another time or place; the calendar entry is replaced. */
export const dateChanged = mailEffect<EffectOf<'date-changed'>>({
  key: ({ participantId, revision, formerDate = '' }) => `date-changed:${participantId}:${revision}:${formerDate}`,
  async letter(ports, { orderId, participantId, formerDate, formerRevision }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const participant = order.participants.find(({ id }) => id === participantId)
    if (!participant || order.standing.state !== 'confirmed') return null
    const former = formerDate === undefined ? null : await liveDateOf(ports, formerDate)
    const { language } = order
    const files = [await ports.calendarFile(date, language)]
    if (former) files.push(await ports.calendarFile(former, language, { takesOut: formerRevision ?? former.revision }))
    return {
      message: {
        kind: 'date-changed',
        order,
        date,
        participant,
        transferred: formerDate !== undefined,
        siteUrl: ports.siteUrl,
      },
      language,
      to: addressee(participant),
      attachments: files,
    }
  },
})
