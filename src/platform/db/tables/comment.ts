import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { commentStates } from '#domain/comment/comment.ts'
import type { SpamSign } from '#domain/spam/check-for-spam.ts'
import { instant } from './columns.ts'
import { languageEnum } from './workshop-date.ts'

export const commentState = pgEnum('comment_state', commentStates)

/** Comments of the blog, wherever its posts come from: a post is named by its language and its slug. */
export const comment = pgTable(
  'comment',
  {
    id: uuid().primaryKey(),
    language: languageEnum().notNull(),
    postSlug: text().notNull(),
    /** As the post was called when the comment was written. */
    postTitle: text().notNull(),
    name: text().notNull(),
    /** Never published. */
    email: text().notNull(),
    comment: text().notNull(),
    replyTo: uuid().references((): AnyPgColumn => comment.id, { onDelete: 'set null' }),
    state: commentState().notNull(),
    /** Why it may be spam. */
    signs: text().array().$type<SpamSign[]>().notNull(),
    idempotencyKey: text('attempt_key').notNull().unique('comment_attemptKey_unique'),
    writtenAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    index().on(table.language, table.postSlug, table.state),
    index('comment_written').on(table.writtenAt, table.id),
    index('comment_held').on(table.state, table.writtenAt).where(sql`${table.state} <> 'approved'`),
  ],
)
