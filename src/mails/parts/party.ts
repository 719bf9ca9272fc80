import type { Order } from '#domain/order/order.ts'
import { emailKey, type Participant, type Person } from '#domain/participant/participant.ts'

/** Whom a mail to the booker speaks of: the booker alone, the booker among others, someone else, several others. */
export type Party = 'you' | 'together' | 'one' | 'team'

export function partyOf({ booker, participants }: Order): Party {
  const alone = participants.length === 1
  if (participants.some((participant) => isSamePerson(participant, booker))) return alone ? 'you' : 'together'
  return alone ? 'one' : 'team'
}

export function isSamePerson(one: Person, other: Person): boolean {
  return emailKey(one.email) === emailKey(other.email)
}

/** Those who take the Flight Levels Introduction along. */
export function withIntroduction(participants: readonly Participant[]): Participant[] {
  return participants.filter((participant) => participant.addIntroduction)
}

/** Whether a mail to a participant speaks of a seat that they have booked themselves. */
export function seatOf(participant: Person, { booker }: { booker: Person }): 'own' | 'given' {
  return isSamePerson(participant, booker) ? 'own' : 'given'
}
