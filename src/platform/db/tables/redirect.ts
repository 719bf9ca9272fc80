import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Addresses that lead elsewhere, as the office has set them (docs/rules/redirects.md). Those of old sites stand in the code. */
export const redirect = pgTable(
  'redirect',
  {
    /** '/de/altes-board', as `rightPath` writes it, without a query. */
    source: text().primaryKey(),
    target: text().notNull(),
    /** Who has set it. */
    by: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [check('redirect_elsewhere', sql`${table.source} <> ${table.target}`)],
)
