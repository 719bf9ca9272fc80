import { sql } from 'drizzle-orm'
// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language.ts'
import { instant } from '#platform/db/tables/columns.ts'
import { knownLanguages } from '../tables.ts'

export const menuLocations = ['HEADER', 'MENU', 'FOOTER'] as const
export type MenuLocation = (typeof menuLocations)[number]

export interface StoredMenuItem {
  /** Plain text. */
  label: string
  /** A path without language ('/workshops'), or a full URL. */
  uri: string
  children?: StoredMenuItem[]
  /** Shown smaller, below the others. */
  quiet?: boolean
}

/** One row per menu and language. */
export const contentMenu = pgTable(
  'content_menu',
  {
    location: text('location').$type<MenuLocation>().notNull(),
    language: text('language').$type<Language>().notNull(),
    items: jsonb('items').$type<StoredMenuItem[]>().notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.location, table.language] }),
    check('content_menu_location', sql`${table.location} in ('HEADER', 'MENU', 'FOOTER')`),
    check('content_menu_language', sql`${table.language} in (${knownLanguages})`),
  ],
)
