import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { bigserial, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import type { LogSubject, ShownActor } from '#domain/audit/actor.ts'
import type { Deletable } from '#domain/retention/retention-rule.ts'
import type { SettingsSection } from '#domain/settings/site-settings.ts'
import { instant } from './columns.ts'

/** Settings of the owners (docs/rules/settings.md): each change adds a whole section under the next version, nothing is overwritten. */
export const setting = pgTable(
  'setting',
  {
    section: text().$type<SettingsSection>().notNull(),
    version: integer().notNull(),
    value: jsonb().$type<object>().notNull(),
    changedAt: instant().notNull(),
    changedBy: text().notNull(),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.section, table.version] })],
)

/** Redirects set by the office (docs/rules/redirects.md). Those of old sites are in the code. */
export const redirect = pgTable(
  'redirect',
  {
    /** '/de/altes-board', canonical as by `rightPath`, without a query. */
    source: text().primaryKey(),
    target: text().notNull(),
    /** The member who has set it. */
    by: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [check('redirect_elsewhere', sql`${table.source} <> ${table.target}`)],
)

/** The stale-if-error cache of remote content sources. It may be emptied at any time. */
export const staleAnswer = pgTable(
  'last_good_answer',
  {
    /** The URL of the endpoint, which identifies the source. */
    source: text().notNull(),
    /** 'content:de:/workshops', 'category:de:fl2d' */
    key: text().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.key] })],
)

/** Rate limit counters (docs/rules/spam.md). Keys are hashes; a row is deleted a day after its window. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    purpose: text().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.key] }), index().on(table.endsAt)],
)

/** Counts of what the retention job has deleted, by kind and time, without any content. */
export const deletionReport = pgTable(
  'deletion_report',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    what: text().$type<Deletable>().notNull(),
    deleted: integer().notNull(),
  },
  (table) => [index().on(table.at)],
)

/**
 * The searchable text of a log line besides its columns: actor, values of the details, and reason, split and folded as everywhere. The index
 * `action_log_words` is on this expression, since a column would have to be updated when a name is removed; it is in the migration `audited-actions`.
 */
export function logWords({
  actorKind,
  actorName,
  details,
  reason,
}: Record<'actorKind' | 'actorName' | 'details' | 'reason', AnyColumn>): SQL {
  return sql`search_words(${actorKind} || ' ' || ${actorName} || ' ' || regexp_replace(${details}::text, '"\\w+":', ' ', 'g') || ' ' || coalesce(${reason}, ''))`
}

/** Actors who are not members with an account. */
export function knownByName({ actorKind, actorId }: Record<'actorKind' | 'actorId', AnyColumn>): SQL {
  return sql`(${actorKind} <> 'member' or ${actorId} is null)`
}

/** The audit log: who did what to which booking, and why. Append-only: a trigger rejects changes (migration `action-log`). */
export const actionLog = pgTable(
  'action_log',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    actorKind: text().$type<ShownActor['kind']>().notNull(),
    /** A member's account, which may be deleted, or an API key. */
    actorId: uuid(),
    /** The name at that time. */
    actorName: text().notNull().default(''),
    subjectKind: text().$type<LogSubject>().notNull(),
    subjectId: uuid().notNull(),
    action: text().$type<ActionId>().notNull(),
    details: jsonb().$type<StoredDetails>().notNull().default({}),
    reason: text(),
  },
  (table) => [
    index().on(table.subjectKind, table.subjectId),
    index('action_log_action').on(table.action),
    index('action_log_newest').on(table.at, table.number),
    index('action_log_kind').on(table.subjectKind, table.at, table.number),
    index('action_log_actor').on(table.actorKind, table.actorName, table.at, table.number).where(knownByName(table)),
    index('action_log_member')
      .on(table.actorId, table.at, table.number)
      .where(sql`not ${knownByName(table)}`),
  ],
)
