import { fullName, type Person } from '#domain/participant/participant.ts'

/** Whom a mail goes to. */
export function addressee(person: Pick<Person, 'title' | 'firstName' | 'lastName' | 'email'>): {
  name: string
  email: string
} {
  return { name: fullName(person), email: person.email }
}
