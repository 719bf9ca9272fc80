import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SearchFields } from '#domain/content/search-engine.ts'
import type { PostContent, StoredBlock, StoredPicture, StoredTag } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import { instant } from '#platform/db/tables/columns.ts'
import { knownLanguages } from '../tables.ts'

/** One row per post and language. Translations share a translation group. */
export const contentPost = pgTable(
  'content_post',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    language: text('language').$type<Language>().notNull(),
    /** The last segment of its address, lower case. */
    slug: text('slug').notNull(),
    /** Plain text, like the excerpt; escaped when rendered as HTML. */
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    author: text('author').notNull(),
    tags: jsonb('tags').$type<StoredTag[]>().notNull(),
    picture: jsonb('picture').$type<StoredPicture>(),
    /** Title and description for search engines. Null for the post's own. */
    search: jsonb('search').$type<SearchFields>(),
    blocks: jsonb('blocks').$type<StoredBlock[]>().notNull(),
    translationGroup: text('translation_group').notNull(),
    status: text('status').$type<'draft' | 'published'>().notNull(),
    /** The saved draft of a published post; null when there is none. */
    draft: jsonb('draft').$type<PostContent>(),
    /** When the draft is published by schedule; null without a schedule. */
    publishAt: instant('publish_at'),
    /** Incremented by every change, as for pages. */
    revision: integer('revision').notNull().default(1),
    /** The date of the post: when it was first published, or for a draft, when it was created. */
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('content_post_address').on(table.language, table.slug),
    unique('content_post_twin').on(table.translationGroup, table.language),
    index('content_post_tags').using('gin', sql`${table.tags} jsonb_path_ops`),
    index('content_post_newest').on(table.language, table.publishedAt),
    // The blog counts its posts without reading them.
    index('content_post_published').on(table.language, table.publishedAt).where(sql`${table.status} = 'published'`),
    check('content_post_language', sql`${table.language} in (${knownLanguages})`),
    check('content_post_status', sql`${table.status} in ('draft', 'published')`),
    check('content_post_draft', sql`${table.status} = 'published' or ${table.draft} is null`),
    check('content_post_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)
