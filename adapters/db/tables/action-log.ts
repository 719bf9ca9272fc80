import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LogSubject } from '#domain/office/log-subject.ts'
import { instant } from './columns.ts'

/**
 * What the log is searched by, cut and folded as everywhere. Its index `action_log_words` is one of this expression, since a column would have
 * to change where a reason forgets a name; it stands in the migration `what-is-owed`, behind the functions that it needs.
 */
export function logWords({ actor, action, reason }: Record<'actor' | 'action' | 'reason', AnyColumn>): SQL {
  return sql`search_words(${actor} || ' ' || ${action} || ' ' || coalesce(${reason}, ''))`
}

/** Who did what to which booking, and why. Only ever added to: a trigger refuses changes (migration `action-log`). */
export const actionLog = pgTable(
  'action_log',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    /** In words, with the name of then. */
    actor: text().notNull(),
    /** The account of somebody of the office; it may be gone. */
    actorId: uuid(),
    subjectKind: text().$type<LogSubject>().notNull(),
    subjectId: uuid().notNull(),
    action: text().notNull(),
    reason: text(),
  },
  (table) => [
    index().on(table.subjectKind, table.subjectId),
    index('action_log_newest').on(table.at, table.number),
    index('action_log_kind').on(table.subjectKind, table.at, table.number),
    index('action_log_actor').on(table.actor, table.at, table.number).where(sql`${table.actorId} is null`),
    index('action_log_member').on(table.actorId, table.at, table.number).where(sql`${table.actorId} is not null`),
  ],
)
