import { fullName, type Person } from '#domain/participant/person.ts'

/** Whom a mail goes to. */
export function addressee(person: Pick<Person, 'title' | 'firstName' | 'lastName' | 'email'>): {
  name: string
  email: string
} {
  return { name: fullName(person), email: person.email }
}
