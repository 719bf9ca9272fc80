import { fullName, type Person } from '#domain/participant/participant.ts'
import { isolated } from './entered-text.ts'

/** The full name as it is in a sentence. Isolated as a whole: in Hebrew the first name is the right one. */
export function personName(person: Person): string {
  return isolated(fullName(person))
}
