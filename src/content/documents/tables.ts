import { sql } from 'drizzle-orm'
// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { SearchFields } from '#domain/content/search-engine.ts'
import type { PageContent, StoredBlock } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import { knownLanguages } from './tables/known-languages.ts'

/** One row a page and language. Pages that say the same in two languages share a translation group. */
export const contentPage = pgTable(
  'content_page',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    language: text('language').$type<Language>().notNull(),
    /** The path behind the language, with a leading slash and without a trailing one; '/' is the start page. */
    uri: text('uri').notNull(),
    /** The last segment of the uri; empty for the start page. */
    slug: text('slug').notNull(),
    /** As written, plain text: what becomes HTML is escaped on the way out. */
    title: text('title').notNull(),
    blocks: jsonb('blocks').$type<StoredBlock[]>().notNull(),
    translationGroup: text('translation_group').notNull(),
    /** Set on the page of a workshop kind: the database id of its CERTIFICATION term. */
    trainingCategoryId: integer('training_category_id'),
    /** Title and description for search engines. Null for the page's own. */
    search: jsonb('search').$type<SearchFields>(),
    /** 'draft' has never been published or was withdrawn: title and blocks are seen by editors only. */
    status: text('status').$type<'draft' | 'published'>().notNull(),
    /** What an editor has saved beside what is published. Null when there is nothing beside it. */
    draft: jsonb('draft').$type<PageContent>(),
    /** The version, for optimistic locking: a save names the version that it is based on. */
    revision: integer('revision').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    unique('content_page_address').on(table.language, table.uri),
    unique('content_page_twin').on(table.translationGroup, table.language),
    check('content_page_language', sql`${table.language} in (${knownLanguages})`),
    check('content_page_status', sql`${table.status} in ('draft', 'published')`),
    check('content_page_draft', sql`${table.status} = 'published' or ${table.draft} is null`),
    check('content_page_uri', sql`${table.uri} = '/' or ${table.uri} ~ '^(/[^/]+)+$'`),
  ],
)

/** What pages and workshops are filed under. The site asks for CERTIFICATION (docs/product.md#certifications). */
export const contentTerm = pgTable(
  'content_term',
  {
    taxonomy: text('taxonomy').notNull(),
    slug: text('slug').notNull(),
    /** The number other systems know the term by: 135 is Flight Level 2 Design (docs/product.md#certifications). */
    databaseId: integer('database_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taxonomy, table.slug] }),
    unique('content_term_number').on(table.taxonomy, table.databaseId),
  ],
)
