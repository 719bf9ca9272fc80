// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How often something was used in its window (docs/rules/spam.md). Keys are hashes; a row is deleted a day after its end. */
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
