// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PageContent, PostContent } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'

/** What happened to a page, or to a post. */
export type RevisionKind = 'saved' | 'published' | 'unpublished' | 'restored' | 'deleted' | 'moved'

/** Every change of every page and every post, whole. Rows are only ever added (a trigger sees to it) and outlive their page, so that it can come back. */
export const contentRevision = pgTable(
  'content_revision',
  {
    /** Of a page, or of a post: ids are never the same. */
    pageId: uuid('page_id').notNull(),
    /** `revision` of the page or post after the change. */
    number: integer('number').notNull(),
    kind: text('kind').$type<RevisionKind>().notNull(),
    /** The name of the token with which it was done. */
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Of a post: '/blog/{slug}'. */
    uri: text('uri').notNull(),
    translationGroup: text('translation_group').notNull(),
    content: jsonb('content').$type<PageContent | PostContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
)
