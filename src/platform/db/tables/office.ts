import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language.ts'
import type { Role } from '#domain/office/member.ts'
import type { OfficeLinkPurpose } from '#features/members/records.ts'
import { instant } from './columns.ts'

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
