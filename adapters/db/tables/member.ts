import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from '#domain/office/role.ts'

/*
 * Who may enter the office. Names and shapes of the fields are those that better-auth asks for ('user', 'session', 'account' and
 * 'verification' of its core schema); only `role` is ours. `adapters/accounts` alone reads and writes them.
 */

const moment = () => timestamp({ withTimezone: true }).notNull()

export const member = pgTable('member', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Small letters. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull(),
  image: text(),
  role: text().$type<Role>().notNull(),
  createdAt: moment(),
  updatedAt: moment(),
})

export const memberSession = pgTable(
  'member_session',
  {
    id: text().primaryKey(),
    /** What the signed cookie holds. */
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    expiresAt: moment(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

/** How somebody proves who they are: for 'credential', the hash of a password (scrypt). */
export const memberAccount = pgTable(
  'member_account',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: timestamp({ withTimezone: true }),
    scope: text(),
    password: text(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

/** Links to choose a password, until they are used or over. */
export const memberVerification = pgTable(
  'member_verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  (table) => [index().on(table.identifier)],
)

/** Failed attempts to sign in, counted by account and by network address (as a keyed hash), for a quarter of an hour. */
export const signInFailure = pgTable('sign_in_failure', {
  key: text().primaryKey(),
  count: integer().notNull(),
  since: moment(),
})
