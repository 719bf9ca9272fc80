import type { Language } from '#domain/language.ts'
import type { NamedParticipant } from '#features/booking/records.ts'

/** Someone who sits in a workshop, with what a list of participants says. */
export interface ExportedParticipant extends NamedParticipant {
  workshop: string
  certification: string
  /** First day, where it is held. */
  startsOn: string | null
  state: string
  /** Booked with Discover. */
  discover: boolean
  orderNumber: string | null
  company: string | null
  country: string | null
  bookerEmail: string
  language: Language
}

/** A consent that someone has given, and what proves it. */
export interface ExportedConsent {
  /** An answer to the question for a certificate counts from its confirmation; a no and a taking back are proved as well. */
  kind: 'newsletter' | 'terms' | 'meal' | 'certificate' | 'no-certificate' | 'certificate-taken-back'
  givenAt: Temporal.Instant
  name: string
  email: string
  /** What was agreed to, where the words are kept. */
  wording: string | null
  orderNumber: string | null
}
