import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { StateName } from '#domain/registration/registration.ts'
import type { NamedParticipant } from '#features/booking/records.ts'

/** A participant of a workshop, with the columns of a list of participants. */
export interface ExportedParticipant extends NamedParticipant {
  workshop: string
  certification: string
  /** First day, where it is held. */
  startsOn: string | null
  state: StateName | 'called-off'
  /** Booked with Discover. */
  discover: boolean
  orderNumber: string | null
  company: string | null
  country: string | null
  bookerEmail: string
  language: Language
}

/** An invoice or a cancellation as it was issued, and what has become of it. */
export interface ExportedInvoice {
  issued: Invoice
  isCancelled: boolean
  /** Received for its order until now. */
  received: Cents
  /** Outstanding of its order, as in the list of bookings; null for nothing. */
  open: Cents | null
}

/** A consent that someone has given, and what proves it. */
export interface ExportedConsent {
  /** An answer to the question for a certificate counts from its confirmation; a no and a taking back are proved as well. */
  kind: 'newsletter' | 'terms' | 'meal' | 'certificate' | 'no-certificate' | 'certificate-taken-back'
  givenAt: Temporal.Instant
  /** Empty where the data was erased. */
  name: string
  email: string
  /** What was agreed to, where the words are kept. */
  wording: string | null
  orderNumber: string | null
}
