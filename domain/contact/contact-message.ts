import type { Language } from '../language.ts'
import type { SpamSign } from '../spam/judge-submission.ts'
import type { ContactForm } from './contact-form.ts'

/** What somebody has written to the company. */
export interface ContactMessage extends ContactForm {
  id: string
  language: Language
  /** Why it may be spam; none for most. */
  signs: readonly SpamSign[]
  sentAt: Temporal.Instant
}

/** Anybody can write anybody's address into the form: no address gets more copies than this in a day. */
const mostCopies = 3
export const copiesCountFor = { hours: 24 }

/**
 * Whether the sender gets a copy (docs/rules/contact.md). What may be spam gives none: the form must not carry a program's words to people
 * who have never heard of us.
 */
export function getsCopy({ signs, copiesLately }: { signs: readonly SpamSign[]; copiesLately: number }): boolean {
  return signs.length === 0 && copiesLately < mostCopies
}
