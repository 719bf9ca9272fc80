import type { Order } from '#domain/order/order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import type { DispatchPorts } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'
import type { OwnSeat } from './mail-message.ts'

/** Null for a booker who stays at home. */
export async function ownSeat(ports: DispatchPorts, order: Order): Promise<OwnSeat | null> {
  const { booker, participants, language } = order
  const participant = participants.find(({ email }) => emailKey(email) === emailKey(booker.email))
  if (!participant) return null
  return {
    participant,
    dataUrl: await freshLink(ports, { purpose: 'participant', subjectId: participant.id, language }),
  }
}
