// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was used in its window (docs/rules/spam.md). Keys are hashes; a row is deleted a day after its end. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    purpose: text().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.key] }), index().on(table.endsAt)],
)
