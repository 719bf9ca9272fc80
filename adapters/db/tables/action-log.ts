import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What the log is searched by: an index of an expression, since a column would have to change where a reason forgets a name. `search_words`
 * of the bookings will not do: whoever makes an index sees only what PostgreSQL brings along.
 */
export function logWords({ actor, action, reason }: Record<'actor' | 'action' | 'reason', AnyColumn>): SQL {
  const line = sql`${actor} || ' ' || ${action} || ' ' || coalesce(${reason}, '')`
  return sql`to_tsvector('simple', regexp_replace(${line}, '[^[:alnum:]]+', ' ', 'g'))`
}

/** Who did what to which booking, and why. Only ever added to: a trigger refuses changes (migration `action-log`). */
export const actionLog = pgTable(
  'action_log',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    actor: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: uuid().notNull(),
    action: text().notNull(),
    reason: text(),
  },
  (table) => [
    index().on(table.subjectKind, table.subjectId),
    index('action_log_newest').on(table.at, table.number),
    index('action_log_kind').on(table.subjectKind, table.at, table.number),
    index('action_log_actor').on(table.actor, table.at, table.number),
    index('action_log_words').using('gin', logWords(table)),
  ],
)
