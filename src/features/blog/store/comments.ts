import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type {
  Comment,
  CommentedPost,
  CommentSearch,
  CommentState,
  ListedComment,
  NewComment,
  PublicComment,
} from '#domain/comment/comment.ts'
import type { ReplyNotice } from '#domain/comment/reply-notice.ts'
import { languages } from '#domain/language.ts'
import type { ConsentProof } from '#domain/newsletter/subscription.ts'
import type { Database } from '#platform/db/database.ts'
import { nextPlace, olderThan, perPage } from '#platform/db/list-pages.ts'
import type { StoredNotice } from '#platform/db/tables/visitor.ts'
import { comment, personalLink } from '#platform/db/tables.ts'
import type { ListPlace } from '#platform/ports.ts'

export function commentStoresOn(tx: Database) {
  return {
    /** False when there is one of the same attempt already; then nothing is written. */
    async add({ post, signs, notice, ...written }: NewComment): Promise<boolean> {
      const kept = notice && storedNotice(notice)
      const row = { ...written, signs: [...signs], language: post.language, postSlug: post.slug, notice: kept }
      const added = await tx
        .insert(comment)
        .values(row)
        .onConflictDoNothing({ target: comment.idempotencyKey })
        .returning({ id: comment.id })
      return added.length > 0
    },
    /** Locks it until the transaction ends. Null when there is none. */
    async lock(id: string): Promise<Comment | null> {
      const [row] = await tx.select().from(comment).where(eq(comment.id, id)).for('update')
      return row ? commentOf(row) : null
    },
    async setState(id: string, state: CommentState, at: Temporal.Instant): Promise<void> {
      await tx.update(comment).set({ state, decidedAt: at }).where(eq(comment.id, id))
    },
    async setNotice(id: string, notice: ReplyNotice): Promise<void> {
      await tx
        .update(comment)
        .set({ notice: storedNotice(notice) })
        .where(eq(comment.id, id))
    },
    /** What visitors see of a post's comments, with what they do not see of them. */
    async visible({ language, slug }: CommentedPost): Promise<Comment[]> {
      const ofPost = and(eq(comment.language, language), eq(comment.postSlug, slug), eq(comment.state, 'approved'))
      return (await tx.select().from(comment).where(ofPost)).map(commentOf)
    },
    /** All of a post, whatever their state: it has another slug from now on. */
    async movePost({ language, slug }: CommentedPost, to: string): Promise<void> {
      const ofPost = and(eq(comment.language, language), eq(comment.postSlug, slug))
      await tx.update(comment).set({ postSlug: to }).where(ofPost)
    },
    /** With its personal links. Answers stay, and answer nothing any more. */
    async remove(id: string): Promise<void> {
      await removeComments(tx, eq(comment.id, id))
    },
  }
}

export function commentReadsOn(db: Database) {
  async function approvedOfAll(posts: readonly CommentedPost[]): Promise<PublicComment[][]> {
    const ofPosts = languages.map((language) => {
      // PostgreSQL refuses NUL in text; no slug has one
      const slugs = posts
        .filter((post) => post.language === language && !post.slug.includes('\0'))
        .map(({ slug }) => slug)
      return slugs.length > 0 ? and(eq(comment.language, language), inArray(comment.postSlug, slugs)) : undefined
    })
    const anyPost = or(...ofPosts)
    if (!anyPost) return posts.map(() => [])
    const { id, name, comment: text, writtenAt, replyTo, language, postSlug } = comment
    const rows = await db
      .select({ language, postSlug, shown: { id, name, comment: text, writtenAt, replyTo } })
      .from(comment)
      .where(and(anyPost, eq(comment.state, 'approved')))
      .orderBy(asc(writtenAt), asc(id))
    return posts.map((post) =>
      rows
        .filter((row) => row.language === post.language && row.postSlug === post.slug)
        .map(({ shown }) => ({ ...shown, writtenAt: shown.writtenAt.toString() })),
    )
  }

  return {
    /** What visitors may see of a post's comments, oldest first. */
    approved: async (post: CommentedPost): Promise<PublicComment[]> => (await approvedOfAll([post]))[0] ?? [],
    /** The same for many posts, in one query and in their order. */
    approvedOfAll,
    async find(id: string): Promise<Comment | null> {
      const [row] = await db.select().from(comment).where(eq(comment.id, id))
      return row ? commentOf(row) : null
    },
    /** Newest first, a page at a time; `after` is the last one of the page before. */
    async search(
      { state, post }: CommentSearch,
      after: ListPlace | null,
    ): Promise<{ comments: ListedComment[]; next: ListPlace | null }> {
      const wanted = [
        state && inArray(comment.state, state === 'waiting' ? ['pending', 'suspected'] : [state]),
        post && eq(comment.language, post.language),
        post && eq(comment.postSlug, post.slug),
        olderThan(comment.writtenAt, comment.id, after),
      ]
      const rows = await db
        .select({ row: comment, answeredName: answered.name, answeredWords: answered.comment })
        .from(comment)
        .leftJoin(answered, eq(answered.id, comment.replyTo))
        .where(and(...wanted))
        .orderBy(desc(comment.writtenAt), desc(comment.id))
        .limit(perPage + 1)
      const comments = rows.map(({ row, answeredName: name, answeredWords: words }) => ({
        ...commentOf(row),
        signs: row.signs,
        answers: name === null || words === null ? null : { name, comment: words },
      }))
      return { comments: comments.slice(0, perPage), next: nextPlace(comments, ({ writtenAt }) => writtenAt) }
    },
  }
}

const answered = alias(comment, 'answered')

export async function removeComments(tx: Database, which: SQL | undefined): Promise<number> {
  const removed = await tx.delete(comment).where(which).returning({ id: comment.id })
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(personalLink).where(inArray(personalLink.subjectId, ids))
  return ids.length
}

/** Deletes requests for replies that were never confirmed, and returns their number. Their links stop working. */
export async function forgetNotices(tx: Database, upTo: Temporal.Instant): Promise<number> {
  const { notice } = comment
  const since = sql`coalesce(${notice} ->> 'askedAt', ${notice} -> 'wished' ->> 'at')::timestamptz`
  const open = sql`${notice} ->> 'endedAt' is null and ${notice} ->> 'confirmed' is null`
  const over = and(isNotNull(notice), open, sql`${since} <= ${upTo.toString()}::timestamptz`)
  return (await tx.update(comment).set({ notice: null }).where(over).returning({ id: comment.id })).length
}

function commentOf({ language, postSlug, writtenAt, ...row }: typeof comment.$inferSelect): Comment {
  const { id, postTitle, name, email, replyTo, state } = row
  const post = { language, slug: postSlug }
  const notice = row.notice && noticeOf(row.notice)
  return { id, post, postTitle, name, email, comment: row.comment, replyTo, state, writtenAt, notice }
}

function storedNotice({ wished, askedAt, confirmed, endedAt }: ReplyNotice): StoredNotice {
  const stored = (proof: ConsentProof) => ({ ...proof, at: proof.at.toString() })
  return {
    wished: stored(wished),
    askedAt: askedAt?.toString() ?? null,
    confirmed: confirmed && stored(confirmed),
    endedAt: endedAt?.toString() ?? null,
  }
}

function noticeOf({ wished, askedAt, confirmed, endedAt }: StoredNotice): ReplyNotice {
  const instant = (text: string) => Temporal.Instant.from(text)
  const proof = ({ at, ...rest }: StoredNotice['wished']) => ({ ...rest, at: instant(at) })
  return {
    wished: proof(wished),
    askedAt: askedAt === null ? null : instant(askedAt),
    confirmed: confirmed && proof(confirmed),
    endedAt: endedAt === null ? null : instant(endedAt),
  }
}
