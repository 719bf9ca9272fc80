import type { ExportRange } from '#domain/export/table.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { NamedParticipant } from '#features/booking/ports.ts'

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

/** What exports are made of: a portion at a time, however much it is. Between two portions no connection is held. */
export interface ExportReads {
  /** Of dates that start in the range; without those who were cancelled or have expired. */
  participants(range: ExportRange): AsyncIterable<ExportedParticipant[]>
  /** Issued in the range, in the order of their numbers. */
  invoices(range: ExportRange): AsyncIterable<Invoice[]>
  /** Given in the range, oldest first. */
  consents(range: ExportRange): AsyncIterable<ExportedConsent[]>
  /** Requested in the range, oldest first, in any state. They have no workshop. */
  subscriptions(range: ExportRange): AsyncIterable<Subscription[]>
}
