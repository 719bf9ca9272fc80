import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { emailKey, fullName, type Participant, type Person } from '#domain/participant/participant.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { isolated } from './text.tsx'

/** The full name in a sentence, isolated as a whole: in Hebrew the first name is on the right. */
export function personName(person: Person): string {
  return isolated(fullName(person))
}

export function addressee(person: Pick<Person, 'title' | 'firstName' | 'lastName' | 'email'>): {
  name: string
  email: string
} {
  return { name: fullName(person), email: person.email }
}

/** The booker, in the language of the order. */
export function toBooker({ booker, language }: { booker: Person; language: Language }) {
  return { language, to: addressee(booker) }
}

/** The company, always in German. */
export function toOffice({ office }: Pick<DispatchPorts, 'office'>) {
  return { language: 'de', to: office } as const
}

/** The people a mail to the booker is about: the booker alone, the booker and others, one other person, several others. */
export type Party = 'you' | 'together' | 'one' | 'team'

export function partyOf(order: Order): Party {
  const alone = order.participants.length === 1
  if (takesPart(order)) return alone ? 'you' : 'together'
  return alone ? 'one' : 'team'
}

/** Whether the booker is one of the participants. */
export function takesPart({ booker, participants }: Order): boolean {
  return participants.some((participant) => isSamePerson(participant, booker))
}

export function isSamePerson(one: Person, other: Person): boolean {
  return emailKey(one.email) === emailKey(other.email)
}

/** Participants who add the Flight Levels Introduction. */
export function withIntroduction(participants: readonly Participant[]): Participant[] {
  return participants.filter((participant) => participant.addIntroduction)
}

/** Whether a participant has booked their seat themselves. */
export function seatOf(participant: Person, { booker }: { booker: Person }): 'own' | 'given' {
  return isSamePerson(participant, booker) ? 'own' : 'given'
}
