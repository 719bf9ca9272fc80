// biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language.ts'
import type { PageContent } from '../stored-block.ts'

/** What happened to a page. */
export type RevisionKind = 'saved' | 'published' | 'unpublished' | 'restored' | 'deleted'

/** Every change of every page, whole. Rows are only ever added (a trigger sees to it) and outlive their page, so that it can come back. */
export const contentRevision = pgTable(
  'content_revision',
  {
    pageId: uuid('page_id').notNull(),
    /** `contentPage.revision` after the change. */
    number: integer('number').notNull(),
    kind: text('kind').$type<RevisionKind>().notNull(),
    /** The name of the token with which it was done. */
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
    language: text('language').$type<Language>().notNull(),
    uri: text('uri').notNull(),
    translationGroup: text('translation_group').notNull(),
    content: jsonb('content').$type<PageContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
)
