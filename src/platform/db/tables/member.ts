import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { actorOfText, type ShownActor } from '#domain/audit/actor.ts'
import type { Language } from '#domain/language.ts'
import type { Actor, Role } from '#domain/office/member.ts'
import type { OfficeLinkPurpose, SignInFailure } from '#features/members/records.ts'
import { instant } from './columns.ts'

/* Office members. src/features/members/store/better-auth.ts configures what better-auth reads and writes here; it requires these column names. */

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const memberId = () =>
  uuid()
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' })

export const member = pgTable(
  'member',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Lower case: one account per address. */
    email: text().notNull().unique(),
    /** Asked for and not confirmed. */
    newEmail: text(),
    emailVerified: boolean().notNull().default(true),
    image: text(),
    role: text().$type<Role>().notNull(),
    /** Whether a code is required after the password. */
    twoFactorEnabled: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [check('member_role', sql`${table.role} in ('owner', 'organiser', 'editor', 'trainer')`)],
)

export const memberSession = pgTable(
  'member_session',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Useless without the secret that signs the cookie. */
    token: text().notNull().unique(),
    userId: memberId(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

/** The scrypt hash of a member's password. */
export const memberCredential = pgTable(
  'member_credential',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: memberId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

/** Flows in progress: a requested second factor, a passkey being created. */
export const memberVerification = pgTable(
  'member_verification',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
)

/** Secret and backup codes are encrypted with a key derived from SECRET. */
export const memberSecondFactor = pgTable(
  'member_second_factor',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: memberId(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
    /** The time step of the last used code (RFC 6238), so that no code works twice. Half minutes since 1970. */
    lastUsedStep: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.userId)],
)

export const memberPasskey = pgTable(
  'member_passkey',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text(),
    publicKey: text().notNull(),
    userId: memberId(),
    // The name in better-auth; drizzle would convert it to credential_i_d.
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    createdAt: moment().defaultNow(),
    aaguid: text(),
  },
  (table) => [index().on(table.userId)],
)

/** Failed sign-ins per minute. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    at: instant().notNull(),
    /** The id of a member, `editor`, or `no one`. */
    whose: text().notNull(),
    step: text().$type<SignInFailure['step']>().notNull(),
    failures: integer().notNull(),
  },
  (table) => [unique().on(table.at, table.whose, table.step)],
)

/** One row: when the owners were last notified of them. */
export const signInAlarm = pgTable('sign_in_alarm', {
  id: integer().primaryKey(),
  at: instant().notNull(),
})

/** One-time links to the office (first account, invitation, new password), as hashes only. */
export const officeLink = pgTable('office_link', {
  tokenHash: text().primaryKey(),
  purpose: text().$type<OfficeLinkPurpose>().notNull(),
  /** The invitation or the member; null for the first account. */
  subjectId: uuid(),
  /** Null when only an event ends it. */
  expiresAt: instant(),
  createdAt: instant().notNull(),
})

export const officeInvitation = pgTable(
  'office_invitation',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    role: text().$type<Role>().notNull(),
    language: text().$type<Language>().notNull(),
    invitedBy: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [check('office_invitation_role', sql`${table.role} in ('owner', 'organiser', 'editor', 'trainer')`)],
)

/** One row: rules of the office set by owners. */
export const officeRule = pgTable('office_rule', {
  id: integer().primaryKey(),
  /** Whether every member needs a second factor. */
  secondFactor: boolean().notNull().default(false),
})

/** Failed sign-ins by account and by network address, both as keyed hashes. */
export const signInAttempt = pgTable('sign_in_attempt', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  since: instant().notNull(),
})

/*
 * Rows outside the log that name who did something have two columns: `actorText` with the name at that time, and the member's account, whose current
 * name the office sees (docs/decisions/0085-accounts.md#notes-and-money-name-the-account).
 */

/** Null for actors who are not members. */
export function accountOf(actor: Actor): string | null {
  return typeof actor === 'string' || 'kind' in actor ? null : actor.id
}

/** The current name of the account; null when it no longer exists. */
export function accountName(id: AnyColumn): SQL<string | null> {
  return sql<string | null>`(select account.name from ${member} account where account.id = ${id})`
}

export function doneBy(text: string, account: string | null): ShownActor {
  return account === null ? actorOfText(text) : { kind: 'member', name: account }
}
