import { emailKey, fullName } from '#domain/participant/participant.ts'
import type { DateRecord } from '#features/workshops/ports.ts'

/** Somebody who gets a mail when a form is sent. */
export interface Told {
  name: string
  email: string
  /** As what: who has booked, who takes part, who waits. */
  role: 'booker' | 'participant' | 'waiting'
}

const waits = ['waiting', 'offered', 'awaiting-payment', 'awaiting-confirmation']

/**
 * Who gets mail when a date is moved, called off or confirmed (docs/rules/dates.md): bookers and participants of confirmed orders; when it is
 * called off also who waits. A confirmed date is told once to each address.
 */
export function whoIsTold({ parties }: Pick<DateRecord, 'parties'>, of: 'moved' | 'called-off' | 'confirmed'): Told[] {
  return parties.flatMap(({ registration, booker, participants }): Told[] => {
    const { state } = registration.status
    if (waits.includes(state)) return of === 'called-off' ? [told(booker, 'waiting')] : []
    if (state !== 'confirmed') return []
    const others =
      of === 'confirmed' ? participants.filter(({ email }) => emailKey(email) !== emailKey(booker.email)) : participants
    return [told(booker, 'booker'), ...others.map((person) => told(person, 'participant'))]
  })
}

function told(person: Parameters<typeof fullName>[0] & { email: string }, role: Told['role']): Told {
  return { name: fullName(person), email: person.email, role }
}
