import type { Certificate, CertificateConsent } from '#domain/certificate/certificate.ts'

export interface CertificateStores {
  /** All answers of a participant, whose row stays locked: two links confirmed at once come one after the other. */
  lockConsentsOf(participantId: string): Promise<CertificateConsent[]>
  addConsent(consent: CertificateConsent): Promise<void>
  consent(id: string): Promise<CertificateConsent | null>
  confirmConsent(id: string, at: Temporal.Instant): Promise<void>
  withdrawConsent(id: string, takenBack: NonNullable<CertificateConsent['takenBack']>): Promise<void>
  /** The order of a participant; null when no one has this id (any more). */
  orderOf(participantId: string): Promise<string | null>
  /** The people of an order who have confirmed a yes and not taken it back, by their ids. */
  consented(orderId: string): Promise<string[]>
  /** False when the participant has one already. */
  addCertificate(certificate: Certificate, participantId: string): Promise<boolean>
  /** False when there is none. */
  deleteCertificateOf(participantId: string): Promise<boolean>
}

export interface CertificateReads {
  consent(id: string): Promise<CertificateConsent | null>
  certificate(id: string): Promise<Certificate | null>
  /** The confirmed yes that a certificate was issued upon; null when the booking behind it is gone. */
  consentBehind(certificateId: string): Promise<string | null>
  certificateByCode(code: string): Promise<Certificate | null>
}
