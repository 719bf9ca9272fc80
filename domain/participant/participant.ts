import type { Person } from './person.ts'

/** Somebody who will sit in the workshop. */
export interface Participant extends Person {
  /** Takes the self-paced Flight Levels Introduction along, at the add-on price (SPEC §9). */
  addIntroduction: boolean
}
