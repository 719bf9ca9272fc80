import type { Language } from '#domain/language.ts'
import { fullName, type Person } from '#domain/participant/participant.ts'
import type { DispatchPorts } from '#features/jobs/effect-kind.ts'

/** Whom a mail goes to. */
export function addressee(person: Pick<Person, 'title' | 'firstName' | 'lastName' | 'email'>): {
  name: string
  email: string
} {
  return { name: fullName(person), email: person.email }
}

/** To the booker, in the language of the order. */
export function toBooker({ booker, language }: { booker: Person; language: Language }) {
  return { language, to: addressee(booker) }
}

/** To the company, always in German. */
export function toOffice({ office }: Pick<DispatchPorts, 'office'>) {
  return { language: 'de', to: office } as const
}
