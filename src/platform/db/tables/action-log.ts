import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import type { LogSubject, ShownActor } from '#domain/audit/actor.ts'
import { instant } from './columns.ts'

/**
 * What the log is searched by besides its columns, cut and folded as everywhere: who, the values of the details, and why. Its index
 * `action_log_words` is one of this expression, since a column would have to change where a line forgets a name; it is in the migration
 * `audited-actions`.
 */
export function logWords({
  actorKind,
  actorName,
  details,
  reason,
}: Record<'actorKind' | 'actorName' | 'details' | 'reason', AnyColumn>): SQL {
  return sql`search_words(${actorKind} || ' ' || ${actorName} || ' ' || regexp_replace(${details}::text, '"\\w+":', ' ', 'g') || ' ' || coalesce(${reason}, ''))`
}

/** Everyone but members with an account. */
export function knownByName({ actorKind, actorId }: Record<'actorKind' | 'actorId', AnyColumn>): SQL {
  return sql`(${actorKind} <> 'member' or ${actorId} is null)`
}

/** Who did what to which booking, and why. Only ever added to: a trigger refuses changes (migration `action-log`). */
export const actionLog = pgTable(
  'action_log',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    actorKind: text().$type<ShownActor['kind']>().notNull(),
    /** The account of a member, which may be gone, or a key of the API. */
    actorId: uuid(),
    /** The name of then. */
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
