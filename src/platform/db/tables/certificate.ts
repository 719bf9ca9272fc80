import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { consentAnswers } from '#domain/certificate/certificate.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { instant } from './columns.ts'
import { participant } from './registration.ts'
import { languageEnum } from './workshop-date.ts'

export const consentAnswer = pgEnum('consent_answer', consentAnswers)

/** Answers of participants to the question for a certificate, with wording and times. */
export const certificateConsent = pgTable(
  'certificate_consent',
  {
    id: uuid().primaryKey(),
    participantId: uuid()
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    answer: consentAnswer().notNull(),
    wording: text().notNull(),
    askedAt: instant().notNull(),
    confirmedAt: instant(),
    withdrawnAt: instant('taken_back_at'),
    /** The wording beside the button that withdrew it. */
    withdrawnWording: text('taken_back_wording'),
  },
  // The first confirmed answer is final.
  (table) => [
    index('certificate_consent_confirmed').on(table.confirmedAt, table.id),
    index('certificate_consent_taken_back').on(table.withdrawnAt, table.id),
    uniqueIndex('certificate_consent_final').on(table.participantId).where(sql`${table.confirmedAt} is not null`),
  ],
)

/** Issued certificates, which are kept when their booking is deleted. */
export const certificate = pgTable('certificate', {
  id: uuid().primaryKey(),
  code: text().notNull().unique(),
  /** The participant; one certificate each. No reference: see above. */
  participantId: uuid().notNull().unique(),
  holder: text().notNull(),
  email: text().notNull(),
  certification: text().$type<CertificationSlug>().notNull(),
  trainers: jsonb().$type<string[]>().notNull(),
  from: date({ mode: 'string' }).notNull(),
  to: date({ mode: 'string' }).notNull(),
  language: languageEnum().notNull(),
  issuedAt: instant().notNull(),
})
