import { type CertificateConsent, isExpired } from '#domain/certificate/certificate.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { Reads } from '#features/stores.ts'

export interface ConsentBehindLink {
  consent: CertificateConsent
  date: LiveDate
}

/** The answer that a link confirms; null for anything else, and for what has expired. */
export async function consentByLink(
  reads: Reads,
  token: string,
  now: Temporal.Instant,
): Promise<ConsentBehindLink | null> {
  const id = await resolveToken(reads, 'consent', token)
  const consent = id === null ? null : await reads.certificates.consent(id)
  if (!consent || isExpired(consent, now)) return null
  const orderId = await reads.participants.orderOfParticipant(consent.participantId)
  const found = orderId === null ? null : await reads.orderWithDate(orderId)
  return found?.date ? { consent, date: found.date } : null
}
