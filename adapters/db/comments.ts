import { and, asc, eq } from 'drizzle-orm'
import type { Comment } from '#domain/comment/comment.ts'
import type { CommentReads, CommentStores } from '#usecases/ports/comments.ts'
import type { Database } from './database.ts'
import { comment } from './tables.ts'
import { instantOf } from './timestamps.ts'

/** Comments inside a transaction that is under way. */
export function commentStoresOn(tx: Database): CommentStores {
  return {
    async add({ post, writtenAt, signs, ...written }) {
      const row = {
        ...written,
        signs: [...signs],
        language: post.language,
        postSlug: post.slug,
        writtenAt: writtenAt.toString(),
      }
      const added = await tx
        .insert(comment)
        .values(row)
        .onConflictDoNothing({ target: comment.attemptKey })
        .returning({ id: comment.id })
      return added.length > 0
    },
    async lock(id) {
      const [row] = await tx.select().from(comment).where(eq(comment.id, id)).for('update')
      return row ? commentOf(row) : null
    },
    async setState(id, state, at) {
      await tx.update(comment).set({ state, decidedAt: at.toString() }).where(eq(comment.id, id))
    },
  }
}

export function commentReadsOn(db: Database): CommentReads {
  return {
    async approved({ language, slug }) {
      // PostgreSQL refuses NUL in text; no slug has one
      if (slug.includes('\0')) return []
      const { id, name, comment: text, writtenAt, replyTo } = comment
      const rows = await db
        .select({ id, name, comment: text, writtenAt, replyTo })
        .from(comment)
        .where(and(eq(comment.language, language), eq(comment.postSlug, slug), eq(comment.state, 'approved')))
        .orderBy(asc(writtenAt), asc(id))
      return rows.map((row) => ({ ...row, writtenAt: instantOf(row.writtenAt).toString() }))
    },
    async find(id) {
      const [row] = await db.select().from(comment).where(eq(comment.id, id))
      return row ? commentOf(row) : null
    },
  }
}

function commentOf({ language, postSlug, writtenAt, ...row }: typeof comment.$inferSelect): Comment {
  const { id, postTitle, name, email, replyTo, state } = row
  const post = { language, slug: postSlug }
  return { id, post, postTitle, name, email, comment: row.comment, replyTo, state, writtenAt: instantOf(writtenAt) }
}
