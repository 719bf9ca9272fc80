import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#domain/language.ts'
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
