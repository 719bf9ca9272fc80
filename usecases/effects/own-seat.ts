import type { Order } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { emailKey } from '#domain/participant/person.ts'
import type { CarryOutPorts } from './effect-kind.ts'
import { freshLink } from './fresh-link.ts'

/** The seat of a booker who takes part, with the page of their own data. */
export interface OwnSeat {
  participant: Participant
  dataUrl: string
}

/** Null for a booker who stays at home. */
export async function ownSeat(ports: CarryOutPorts, order: Order): Promise<OwnSeat | null> {
  const { booker, participants, language } = order
  const participant = participants.find(({ email }) => emailKey(email) === emailKey(booker.email))
  if (!participant) return null
  return {
    participant,
    dataUrl: await freshLink(ports, { purpose: 'participant', subjectId: participant.id, language }),
  }
}
