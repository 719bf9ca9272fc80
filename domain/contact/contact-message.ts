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
