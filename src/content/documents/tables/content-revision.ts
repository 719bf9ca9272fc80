// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PageContent, PostContent } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import { instant } from '#platform/db/tables/columns.ts'

/** What happened to a page or post. */
export type RevisionKind = 'saved' | 'published' | 'unpublished' | 'restored' | 'deleted' | 'moved'

/**
 * Every change of every page and post, with the full content. Append-only (enforced by a trigger). Revisions outlive their page, so that it can be
 * restored.
 */
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
