import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Certificate, CertificateConsent } from '#domain/certificate/certificate.ts'
import { participantReadsOn } from '#features/participants/store/participant-stores.ts'
import type { Database } from '#platform/db/database.ts'
import { attendance, certificate, certificateConsent, order, participant } from '#platform/db/tables.ts'

/** A yes that was confirmed and not taken back (`stateOf` in src/domain/certificate/certificate.ts). */
const givenConsent = [
  eq(certificateConsent.answer, 'yes'),
  isNotNull(certificateConsent.confirmedAt),
  isNull(certificateConsent.withdrawnAt),
]

export function certificateStoresOn(tx: Database) {
  return {
    /** All answers of a participant, whose row stays locked: two links confirmed at once come one after the other. */
    async lockConsentsOf(participantId: string): Promise<CertificateConsent[]> {
      await tx.select({ id: participant.id }).from(participant).where(eq(participant.id, participantId)).for('update')
      const rows = await tx
        .select()
        .from(certificateConsent)
        .where(eq(certificateConsent.participantId, participantId))
        .orderBy(asc(certificateConsent.askedAt))
      return rows.map(consentOf)
    },
    async addConsent({ withdrawn: _, ...consent }: CertificateConsent): Promise<void> {
      await tx.insert(certificateConsent).values(consent)
    },
    consent: (id: string): Promise<CertificateConsent | null> => consent(tx, id),
    async confirmConsent(id: string, at: Temporal.Instant): Promise<void> {
      await tx.update(certificateConsent).set({ confirmedAt: at }).where(eq(certificateConsent.id, id))
    },
    async withdrawConsent(id: string, { at, wording }: NonNullable<CertificateConsent['withdrawn']>): Promise<void> {
      const withdrawn = { withdrawnAt: at, withdrawnWording: wording }
      await tx.update(certificateConsent).set(withdrawn).where(eq(certificateConsent.id, id))
    },
    /** The order of a participant; null when no one has this id (any more). */
    orderOf: (participantId: string): Promise<string | null> =>
      participantReadsOn(tx).orderOfParticipant(participantId),
    /** The people of an order who have confirmed a yes and not taken it back, by their ids; none of whom it was noted that they stayed away. */
    async entitled(orderId: string): Promise<string[]> {
      const rows = await tx
        .select({ id: participant.id })
        .from(participant)
        .innerJoin(order, eq(order.registrationId, participant.registrationId))
        .innerJoin(certificateConsent, eq(certificateConsent.participantId, participant.id))
        .leftJoin(attendance, eq(attendance.participantId, participant.id))
        .where(and(eq(order.id, orderId), sql`${attendance.attended} is distinct from false`, ...givenConsent))
      return rows.map(({ id }) => id)
    },
    /** False when the participant has one already. */
    async addCertificate(issued: Certificate, participantId: string): Promise<boolean> {
      const added = await tx
        .insert(certificate)
        .values({ ...issued, participantId })
        .onConflictDoNothing({ target: certificate.participantId })
        .returning({ id: certificate.id })
      return added.length > 0
    },
    /** Under another name and code; the former is gone. False when there is none. */
    async replaceCertificateOf(
      participantId: string,
      issued: Pick<Certificate, 'id' | 'code' | 'holder' | 'issuedAt'>,
    ): Promise<boolean> {
      const replaced = await tx
        .update(certificate)
        .set(issued)
        .where(eq(certificate.participantId, participantId))
        .returning({ id: certificate.id })
      return replaced.length > 0
    },
    /** False when there is none. */
    async deleteCertificateOf(participantId: string): Promise<boolean> {
      const deleted = await tx
        .delete(certificate)
        .where(eq(certificate.participantId, participantId))
        .returning({ id: certificate.id })
      return deleted.length > 0
    },
    /** Of those people of a registration of whom it was not noted that they came. */
    async deleteUnearned(registrationId: string): Promise<void> {
      const people = tx
        .select({ id: participant.id })
        .from(participant)
        .leftJoin(attendance, eq(attendance.participantId, participant.id))
        .where(and(eq(participant.registrationId, registrationId), sql`${attendance.attended} is distinct from true`))
      await tx.delete(certificate).where(inArray(certificate.participantId, people))
    },
  }
}

export function certificateReadsOn(db: Database) {
  return {
    consent: (id: string): Promise<CertificateConsent | null> => consent(db, id),
    async isAbsent(participantId: string): Promise<boolean> {
      const [row] = await db
        .select({ attended: attendance.attended })
        .from(attendance)
        .where(eq(attendance.participantId, participantId))
      return row?.attended === false
    },
    async certificate(id: string): Promise<Certificate | null> {
      const [row] = await db.select().from(certificate).where(eq(certificate.id, id))
      return row ? certificateOf(row) : null
    },
    /** As it is now; null when the booking behind it is gone. */
    async firstNameOf(certificateId: string): Promise<string | null> {
      const [row] = await db
        .select({ firstName: participant.firstName })
        .from(certificate)
        .innerJoin(participant, eq(participant.id, certificate.participantId))
        .where(eq(certificate.id, certificateId))
      return row?.firstName ?? null
    },
    /** The confirmed yes that a certificate was issued upon; null when the booking behind it is gone. */
    async consentBehind(certificateId: string): Promise<string | null> {
      const [row] = await db
        .select({ id: certificateConsent.id })
        .from(certificate)
        .innerJoin(certificateConsent, eq(certificateConsent.participantId, certificate.participantId))
        .where(and(eq(certificate.id, certificateId), ...givenConsent))
      return row?.id ?? null
    },
    async certificateByCode(code: string): Promise<Certificate | null> {
      const [row] = await db.select().from(certificate).where(eq(certificate.code, code))
      return row ? certificateOf(row) : null
    },
  }
}

async function consent(db: Database, id: string): Promise<CertificateConsent | null> {
  const [row] = await db.select().from(certificateConsent).where(eq(certificateConsent.id, id))
  return row ? consentOf(row) : null
}

export function consentOf(row: typeof certificateConsent.$inferSelect): CertificateConsent {
  const { withdrawnAt, withdrawnWording, ...consent } = row
  return {
    ...consent,
    withdrawn: withdrawnAt === null ? null : { at: withdrawnAt, wording: withdrawnWording ?? '' },
  }
}

function certificateOf({ participantId: _, ...row }: typeof certificate.$inferSelect): Certificate {
  return row
}
