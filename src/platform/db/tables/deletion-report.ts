import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Deletable } from '#domain/retention/retention-rule.ts'
import { instant } from './columns.ts'

/** What went because its time was over: how many of which kind, and when. Never what it said. */
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
