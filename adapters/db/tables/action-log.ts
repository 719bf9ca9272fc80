import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
  (table) => [index().on(table.subjectKind, table.subjectId)],
)
