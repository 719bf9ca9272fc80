import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  integer,
  jsonb,
  type PgDatabase,
  type PgQueryResultHKT,
  pgTable,
  // biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SearchFields } from '#domain/content/search-engine.ts'
import type { PageContent, PostContent, StoredBlock } from '#domain/content/stored-block.ts'
import { type Language, languages } from '#domain/language.ts'
import { instant } from '#platform/db/tables/columns.ts'

/** `'de', 'en'`, for table constraints. */
export const knownLanguages: SQL = sql.raw(languages.map((language) => `'${language}'`).join(', '))

/** One row per page and language. Translations share a translation group. */
export const contentPage = pgTable(
  'content_page',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    language: text('language').$type<Language>().notNull(),
    /** The path without language, with a leading and without a trailing slash; '/' is the start page. */
    uri: text('uri').notNull(),
    /** The last segment of the uri; empty for the start page. */
    slug: text('slug').notNull(),
    /** Plain text as typed; escaped when rendered as HTML. */
    title: text('title').notNull(),
    blocks: jsonb('blocks').$type<StoredBlock[]>().notNull(),
    translationGroup: text('translation_group').notNull(),
    /** Set on the page of a workshop kind: the database id of its CERTIFICATION term. */
    trainingCategoryId: integer('training_category_id'),
    /** Title and description for search engines. Null for the page's own. */
    search: jsonb('search').$type<SearchFields>(),
    /** 'draft' was never published or was unpublished: only editors see its content. */
    status: text('status').$type<'draft' | 'published'>().notNull(),
    /** The saved draft of a published page; null when there is none. */
    draft: jsonb('draft').$type<PageContent>(),
    /** The version for optimistic locking: a save names the version it is based on. */
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
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

/** Taxonomy terms of pages and workshops. The site uses CERTIFICATION (docs/product.md#certifications). */
export const contentTerm = pgTable(
  'content_term',
  {
    taxonomy: text('taxonomy').notNull(),
    slug: text('slug').notNull(),
    /** The id of the term in other systems: 135 is Flight Level 2 Design (docs/product.md#certifications). */
    databaseId: integer('database_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taxonomy, table.slug] }),
    unique('content_term_number').on(table.taxonomy, table.databaseId),
  ],
)

/** Pages whose draft is scheduled for publishing. Without its row here, the job does nothing. */
export const contentSchedule = pgTable('content_schedule', {
  pageId: uuid('page_id')
    .primaryKey()
    .references(() => contentPage.id, { onDelete: 'cascade' }),
  publishAt: instant('publish_at').notNull(),
  by: text('by').notNull(),
})

export type RevisionKind = 'saved' | 'published' | 'unpublished' | 'restored' | 'deleted' | 'moved'

/** Every change of every page and post. Append-only (a trigger). Revisions outlive their page, so that it can be restored. */
export const contentRevision = pgTable(
  'content_revision',
  {
    /** The id of a page or a post; the two never collide. */
    pageId: uuid('page_id').notNull(),
    /** `revision` of the page or post after the change. */
    number: integer('number').notNull(),
    kind: text('kind').$type<RevisionKind>().notNull(),
    /** The name that the token belongs to. */
    by: text('by').notNull(),
    at: instant('at').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** For a post: '/blog/{slug}'. */
    uri: text('uri').notNull(),
    translationGroup: text('translation_group').notNull(),
    content: jsonb('content').$type<PageContent | PostContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
)

/** The subset of a drizzle handle that the content system uses: PGlite or node-postgres, inside or outside a transaction. */
export type ContentDatabase = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>
