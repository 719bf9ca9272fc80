// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SettingsSection } from '#domain/settings/site-settings.ts'
import { instant } from './columns.ts'

/** What owners have set (docs/rules/settings.md): each change adds a whole section under the next version, nothing is overwritten. */
export const setting = pgTable(
  'setting',
  {
    section: text().$type<SettingsSection>().notNull(),
    version: integer().notNull(),
    value: jsonb().$type<object>().notNull(),
    changedAt: instant().notNull(),
    changedBy: text().notNull(),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.section, table.version] })],
)
