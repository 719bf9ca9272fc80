import { asc, eq, inArray } from 'drizzle-orm'
import type { CertificateConsent } from '#domain/certificate/consent.ts'
import type { Attendee } from '#usecases/ports.ts'
import { consentOf } from './certificates.ts'
import type { Database } from './database.ts'
import { attendance, certificate, certificateConsent, mealWish, participant } from './tables.ts'
import { instantOf } from './timestamps.ts'

/** The people of these registrations, in the order given, with their meals and whether they came. */
export async function attendeesOf(db: Database, registrationIds: readonly string[]): Promise<Map<string, Attendee[]>> {
  const rows = await db
    .select({
      participant,
      meal: mealWish.text,
      consentedAt: mealWish.consentedAt,
      attended: attendance.attended,
      certificateCode: certificate.code,
    })
    .from(participant)
    .leftJoin(mealWish, eq(mealWish.participantId, participant.id))
    .leftJoin(attendance, eq(attendance.participantId, participant.id))
    .leftJoin(certificate, eq(certificate.participantId, participant.id))
    .where(inArray(participant.registrationId, [...registrationIds]))
    .orderBy(asc(participant.position))
  const consents = await consentsOf(
    db,
    rows.map((row) => row.participant.id),
  )
  const byRegistration = new Map<string, Attendee[]>()
  for (const { participant: row, meal, consentedAt, attended, certificateCode } of rows) {
    const { id, salutation, title, firstName, lastName, email, addIntroduction } = row
    const person = { id, firstName, lastName, email, addIntroduction, meal, attended, certificateCode }
    const mealConsentedAt = consentedAt === null ? null : instantOf(consentedAt)
    const list = byRegistration.get(row.registrationId) ?? []
    list.push({
      ...person,
      mealConsentedAt,
      consents: consents.get(id) ?? [],
      salutation: salutation ?? undefined,
      title: title ?? undefined,
    })
    byRegistration.set(row.registrationId, list)
  }
  return byRegistration
}

async function consentsOf(db: Database, participantIds: readonly string[]): Promise<Map<string, CertificateConsent[]>> {
  const rows = await db
    .select()
    .from(certificateConsent)
    .where(inArray(certificateConsent.participantId, [...participantIds]))
    .orderBy(asc(certificateConsent.askedAt))
  return Map.groupBy(rows.map(consentOf), ({ participantId }) => participantId)
}
