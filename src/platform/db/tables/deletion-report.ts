import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Deletable } from '#domain/retention/retention-rule.ts'
import { instant } from './columns.ts'

/** Counts of what the retention job has deleted, by kind and time. Never its content. */
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
