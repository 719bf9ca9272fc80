import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Redirects set by the office (docs/rules/redirects.md). Those of old sites are in the code. */
export const redirect = pgTable(
  'redirect',
  {
    /** '/de/altes-board', as `rightPath` writes it, without a query. */
    source: text().primaryKey(),
    target: text().notNull(),
    /** The member who has set it. */
    by: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [check('redirect_elsewhere', sql`${table.source} <> ${table.target}`)],
)
