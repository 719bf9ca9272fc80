import type { Certificate } from '#domain/certificate/certificate.ts'
import type { CertificateConsent } from '#domain/certificate/consent.ts'
import type { Order } from '#domain/order/order.ts'
import type { Participant, Person } from '#domain/participant/participant.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { FromSite } from './from-site.ts'

/** Mails that come by themselves around a date: before it, and about its certificates. */
export type DateMail = ReminderMail | ConsentRequestMail | CertificateMail

/** The practical details about a week before. */
export interface ReminderMail extends FromSite {
  kind: 'reminder'
  order: Order
  date: LiveDate
  person: Person
  /** A booker who stays at home hears of the same, in other words. */
  to: 'participant' | 'booker'
  /** The page of the participant data. Only this person may get it. */
  dataUrl: string
}

/** Asks whether it was the participant who answered on the consent page. */
export interface ConsentRequestMail extends FromSite {
  kind: 'consent-request'
  participant: Participant
  date: LiveDate
  consent: CertificateConsent
  /** Only the participant may get it. */
  acceptUrl: string
}

/** With the certificate itself attached. */
export interface CertificateMail extends FromSite {
  kind: 'certificate'
  certificate: Certificate
  /** Where anybody can check it. */
  checkUrl: string
  /** Where the consent is taken back; null when the booking behind it is gone. */
  takeBackUrl: string | null
}
