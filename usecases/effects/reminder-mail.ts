import { startDay } from '#domain/participant/participant.ts'
import { startOf } from '#domain/workshop/workshop-date.ts'
import { addressee } from './addressee.ts'
import type { DispatchPorts, EffectKind, EffectOf } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import { liveOrder } from './live-order.ts'
import { mailEffect } from './mail-effect.ts'

type Reminder = EffectOf<'reminder-mail'>

/** The practical details, to one participant or to the booker; once for each day on which a workshop starts, however often it moves. */
export const reminderMail: EffectKind<Reminder> = {
  async carryOut(ports, effect) {
    const { date } = await liveOrder(ports.reads, effect.orderId)
    const key = `reminder:${effect.participantId ?? effect.orderId}:${date.slug}:${startDay(date)}`
    await mailEffect<Reminder>({ key: () => key, letter }).carryOut(ports, effect)
  },
}

async function letter(ports: DispatchPorts, { orderId, participantId, startsAt }: Reminder) {
  const { order, date } = await liveOrder(ports.reads, orderId)
  const isStale = order.standing.state !== 'confirmed' || date.calledOff || startOf(date).toString() !== startsAt
  const person = participantId === null ? order.booker : order.participants.find(({ id }) => id === participantId)
  if (isStale || !person) return null
  const { language } = order
  const behind =
    participantId === null
      ? ({ purpose: 'order', subjectId: orderId } as const)
      : ({ purpose: 'participant', subjectId: participantId } as const)
  const dataUrl = await freshLink(ports, { ...behind, at: 'participants', language })
  return {
    message: {
      kind: 'reminder' as const,
      order,
      date,
      person,
      to: participantId === null ? ('booker' as const) : ('participant' as const),
      dataUrl,
      siteUrl: ports.siteUrl,
    },
    language,
    to: addressee(person),
    attachments: [await ports.calendarFile(date, language, 'with-room')],
  }
}
