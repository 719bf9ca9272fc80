import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { consentAnswers } from '#domain/certificate/certificate.ts'
import { languages } from '#domain/language.ts'
import { salutations } from '#domain/participant/participant.ts'
import type { RegistrationRequest } from '#domain/registration/changes.ts'
import { stateNames, waitReasons } from '#domain/registration/registration.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { type Location, paymentWays } from '#domain/workshop/workshop-date.ts'
import { cents, instant } from './columns.ts'

export const languageEnum = pgEnum('language', languages)
export const paymentWay = pgEnum('payment_way', paymentWays)
export const deliveryEnum = pgEnum('delivery', ['on-site', 'online', 'self-paced'])

/** A session with ISO instants. */
export interface StoredSession {
  startsAt: string
  endsAt: string
}

/**
 * One row per workshop date; bookings lock it. `seats_taken` is maintained by a trigger on `registration` and may never exceed `seats` (migration
 * `seat-limit`): the constraint that backs up the lock.
 */
export const workshopDate = pgTable(
  'workshop_date',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    certification: text().notNull(),
    language: languageEnum().notNull(),
    delivery: deliveryEnum().notNull(),
    trainers: text().array().notNull(),
    /** Trainers with an account. A deleted member is removed. */
    trainerIds: uuid().array().notNull().default([]),
    /** Trainers with a profile (`content_trainer`) among `trainers`. Triggers keep both in sync (migration `trainers-by-id`). */
    profileIds: uuid().array().notNull().default([]),
    price: cents('price_cents').notNull(),
    participantLimit: integer().notNull(),
    zone: text().notNull(),
    sessions: jsonb().$type<StoredSession[]>().notNull(),
    /** First start and last end, for ordering and filtering; null for self-paced workshops. */
    startsAt: instant(),
    endsAt: instant(),
    seats: integer().notNull(),
    seatsTaken: integer().notNull().default(0),
    waitlist: boolean().notNull(),
    revision: integer().notNull().default(0),
    movedAt: instant(),
    calledOff: boolean().notNull().default(false),
    minimum: integer().notNull().default(0),
    tentative: boolean().notNull().default(false),
    version: integer().notNull().default(0),
    /** The last change of its public page, apart from free seats; maintained by a trigger (migration `dates-know-their-change`). */
    changedAt: instant().notNull().default(sql`now()`),
    payment: paymentWay().notNull().default('invoice'),
    location: jsonb().$type<Location>(),
    /** For participants only. */
    roomUrl: text(),
  },
  (table) => [index('workshop_date_ends').on(table.endsAt, table.id)],
)

/** The states of docs/rules/waitlist.md. */
export const registrationState = pgEnum('registration_state', stateNames)
export const waitReason = pgEnum('wait_reason', waitReasons)
export const salutationEnum = pgEnum('salutation', salutations)

/** Seats requested or held on a workshop date, all together. */
export const registration = pgTable(
  'registration',
  {
    id: uuid().primaryKey(),
    workshopDateId: uuid()
      .notNull()
      .references(() => workshopDate.id),
    state: registrationState().notNull(),
    seats: integer().notNull(),
    /** Set while it waits. */
    waitReason: waitReason(),
    /** Until when seats are held; null for permanent holds. */
    heldUntil: instant(),
    createdAt: instant().notNull(),
    /** When the organiser moved it to the end of the waitlist; null if never. */
    movedToEndAt: instant('skipped_at'),
    /** The request, while there is no order. */
    request: jsonb().$type<RegistrationRequest>(),
    /** Hash of the form that created it, so that a repeated submission registers once. */
    idempotencyKey: text('attempt_key'),
    /** As for orders. */
    idempotencyEnded: boolean('attempt_ended').notNull().default(false),
  },
  (table) => [
    index().on(table.workshopDateId, table.state),
    /** Parties that wait or hold seats temporarily. */
    index('registration_unsettled').on(table.state, table.createdAt).where(sql`${table.state} <> 'confirmed'`),
    /** Parties that may never have become an order. */
    index('registration_asked').on(table.workshopDateId).where(sql`${table.request} is not null`),
    uniqueIndex('registration_attempt').on(table.idempotencyKey).where(sql`not ${table.idempotencyEnded}`),
  ],
)

export const participant = pgTable(
  'participant',
  {
    id: uuid().primaryKey(),
    registrationId: uuid()
      .notNull()
      .references(() => registration.id),
    /** 0-based, in the order given. */
    position: integer().notNull(),
    salutation: salutationEnum(),
    title: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    addIntroduction: boolean().notNull(),
  },
  (table) => [uniqueIndex().on(table.registrationId, table.position)],
)

/** Dietary requirements, separate from all else: stored with consent, deleted after the workshop (docs/rules/participants.md). */
export const mealWish = pgTable(
  'meal_wish',
  {
    participantId: uuid()
      .primaryKey()
      .references(() => participant.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    consentWording: text().notNull(),
    consentedAt: instant().notNull(),
  },
  (table) => [index('meal_wish_consented').on(table.consentedAt, table.participantId)],
)

/** Attendance, recorded by the trainer or the office once the workshop has started. No row: not recorded yet. */
export const attendance = pgTable('attendance', {
  participantId: uuid()
    .primaryKey()
    .references(() => participant.id, { onDelete: 'cascade' }),
  attended: boolean().notNull(),
  notedAt: instant().notNull(),
})

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
