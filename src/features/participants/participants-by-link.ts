import type { MealWish } from '#domain/participant/participant.ts'
import type { OrderWithDate } from '#features/booking/ports.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { Reads } from '#features/stores.ts'

export interface ParticipantsBehindLink extends OrderWithDate {
  by: 'booker' | { participantId: string }
  /** By the ids of participants; a participant's link shows the own alone. */
  meals: Map<string, MealWish>
}

/** The people whose data a link opens: all of its order for the booker's, one for a participant's. Null for anything else. */
export async function participantsByLink(reads: Reads, token: string): Promise<ParticipantsBehindLink | null> {
  const participantId = await resolveToken(reads, 'participant', token)
  const orderId = participantId
    ? await reads.participants.orderOfParticipant(participantId)
    : await resolveToken(reads, 'order', token)
  const found = orderId === null ? null : await reads.orderWithDate(orderId)
  if (!orderId || !found?.date) return null
  const meals = await reads.participants.mealsOf(orderId)
  if (participantId === null) return { ...found, by: 'booker', meals }
  const own = meals.get(participantId)
  const participants = found.order.participants.filter(({ id }) => id === participantId)
  return {
    ...found,
    order: { ...found.order, participants },
    by: { participantId },
    meals: new Map(own ? [[participantId, own]] : []),
  }
}
