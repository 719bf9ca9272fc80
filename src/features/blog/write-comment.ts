import { createHash } from 'node:crypto'
import type { ContentSource } from '#content/ports/content.ts'
import { holdComment } from '#domain/comment/comment.ts'
import type { CommentForm } from '#domain/comment/comment-form.ts'
import type { Language } from '#domain/language.ts'
import type { SpamSign } from '#domain/spam/check-for-spam.ts'
import type { Reads, Stores } from '#features/stores.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'

export interface WriteCommentPorts {
  clock: Clock
  randomSource: Pick<RandomSource, 'id'>
  transactions: Transactions<Stores>
  content: Pick<ContentSource, 'post'>
  reads: Pick<Reads, 'comments'>
}

export interface WriteCommentCommand {
  language: Language
  /** Of the post. */
  slug: string
  form: CommentForm
  /** Why it may be spam; none for most. */
  signs: readonly SpamSign[]
}

/** `held` also for what may be spam: its sender learns nothing. */
export type WriteCommentOutcome =
  | { outcome: 'held' }
  | { outcome: 'refused'; refusal: 'reply-gone' }
  | { outcome: 'unknown-post' }

/** Keeps a comment until the office has read it, and writes to the office (docs/rules/comments.md). The same form sent again is the same comment. */
export async function writeComment(
  ports: WriteCommentPorts,
  { language, slug, form, signs }: WriteCommentCommand,
): Promise<WriteCommentOutcome> {
  const post = await ports.content.post(slug, language)
  if (!post) return { outcome: 'unknown-post' }
  const visible = form.replyTo === undefined ? [] : await ports.reads.comments.approved({ language, slug })
  const decision = holdComment({ replyTo: form.replyTo, visible: visible.map(({ id }) => id), signs })
  if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }

  const id = ports.randomSource.id()
  return ports.transactions.run(async (stores) => {
    const isNew = await stores.comments.add({
      id,
      post: { language, slug },
      postTitle: post.title,
      name: form.name,
      email: form.email,
      comment: form.comment,
      replyTo: form.replyTo ?? null,
      state: decision.state,
      signs,
      idempotencyKey: idempotencyKey(language, slug, form),
      writtenAt: ports.clock.now(),
    })
    if (isNew) await stores.addEffect({ kind: 'new-comment', commentId: id })
    return { outcome: 'held' }
  })
}

function idempotencyKey(language: Language, slug: string, { name, email, comment, replyTo }: CommentForm): string {
  return createHash('sha256')
    .update(JSON.stringify([language, slug, name, email, comment, replyTo ?? null]))
    .digest('hex')
}
