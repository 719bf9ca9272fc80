// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The last good answers of remote content sources, for the time when one of them fails. Nothing is lost when it is emptied. */
export const staleAnswer = pgTable(
  'last_good_answer',
  {
    /** The address of the endpoint: another one is another source. */
    source: text().notNull(),
    /** 'content:de:/workshops', 'category:de:fl2d' */
    key: text().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.key] })],
)
