import { createHash } from 'node:crypto'
import type { ContentSource } from '#content/ports/content.ts'
import { type Comment, holdComment, type Moderation, mayDelete, moderate } from '#domain/comment/comment.ts'
import type { CommentForm } from '#domain/comment/comment-form.ts'
import type { ReplyNotice } from '#domain/comment/reply-notice.ts'
import { brand } from '#domain/company.ts'
import type { Language } from '#domain/language.ts'
import type { Actor } from '#domain/office/member.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { SpamSign } from '#domain/spam/check-for-spam.ts'
import type { ShownWording } from '#features/newsletter/newsletter.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { CreatePorts, Reads, Stores, WritePorts } from '#platform/ports.ts'
import { mailAboutApproved } from './reply-mails.ts'

export interface WriteCommentPorts extends CreatePorts {
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
  /** What stood beside the box for mails about replies, and where the form came from. */
  shown: ShownWording
}

/** Done also for what may be spam: its sender learns nothing. */
export type WriteCommentOutcome = Result<object, Refusal<'reply-gone' | 'unknown'>>

/** Keeps a comment until the office has read it, and writes to the office (docs/rules/comments.md). The same form sent again is the same comment. */
export async function writeComment(
  ports: WriteCommentPorts,
  { language, slug, form, signs, shown }: WriteCommentCommand,
): Promise<WriteCommentOutcome> {
  const post = await ports.content.post(slug, language)
  if (!post) return refused('unknown')
  const visible = form.replyTo === undefined ? [] : await ports.reads.comments.approved({ language, slug })
  const decision = holdComment({ replyTo: form.replyTo, visible: visible.map(({ id }) => id), signs })
  if (decision.outcome === 'refused') return decision

  const id = ports.randomSource.id()
  const now = ports.clock.now()
  const wish: ReplyNotice = { wished: { ...shown, at: now }, askedAt: null, confirmed: null, endedAt: null }
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
      writtenAt: now,
      notice: form.notify ? wish : null,
    })
    if (isNew) await stores.addEffect({ kind: 'new-comment', commentId: id })
    return done
  })
}

function idempotencyKey(language: Language, slug: string, { name, email, comment, replyTo }: CommentForm): string {
  return createHash('sha256')
    .update(JSON.stringify([language, slug, name, email, comment, replyTo ?? null]))
    .digest('hex')
}

interface ReplyOfOffice {
  /** Of the comment that it answers. */
  id: string
  text: string
  actor: Actor
}

/** The office replies to a comment that visitors see: at once visible, under the name of the brand. The same form sent again is the same reply. */
export async function replyToComment(
  { clock, randomSource, transactions }: CreatePorts,
  { id, text, actor }: ReplyOfOffice,
): Promise<Result<object, Refusal<'reply-gone'>>> {
  const at = clock.now()
  return transactions.run(async (stores) => {
    const answered = await stores.comments.lock(id)
    if (answered?.state !== 'approved') return refused('reply-gone')
    const { post, postTitle } = answered
    const { email } = (await stores.settings.current()).company
    const written = { name: brand, email, comment: text, replyTo: id }
    const reply: Comment = {
      ...{ ...written, id: randomSource.id(), post, postTitle },
      state: 'approved',
      writtenAt: at,
      notice: null,
    }
    const key = idempotencyKey(post.language, post.slug, { ...written, notify: false })
    if (!(await stores.comments.add({ ...reply, signs: [], idempotencyKey: key }))) return done
    await stores.record({ at, actor, subject: { kind: 'comment', id: reply.id }, action: 'comment.replied' })
    await stores.announce(['comments'])
    await mailAboutApproved(stores, [reply], at)
    return done
  })
}

export interface DecideComments {
  /** Of comments; what is gone meanwhile is passed over. */
  ids: readonly string[]
  decision: Moderation | 'delete'
  actor: Actor
}

/** How many of them it was done to; `kept` counts those that cannot be deleted yet. */
export interface CommentsDecided {
  done: number
  kept: number
}

/** The office decides on several comments at once. Cached pages that show one of them are purged. */
export async function decideComments(
  { clock, transactions }: WritePorts,
  { ids, decision, actor }: DecideComments,
): Promise<CommentsDecided> {
  return transactions.run(async (stores) => {
    const decided: CommentsDecided = { done: 0, kept: 0 }
    const approved: Comment[] = []
    // In the same order for everyone: two members who decide on the same ones wait, and never for each other.
    for (const id of [...new Set(ids)].toSorted()) {
      const result =
        decision === 'delete'
          ? await deleteComment(stores, { id, actor, at: clock.now() })
          : await decideComment(stores, { id, moderation: decision, actor, at: clock.now() }, approved)
      if (result.outcome === 'done') decided.done += 1
      else if (result.refusal.reason === 'kept') decided.kept += 1
    }
    await mailAboutApproved(stores, approved, clock.now())
    return decided
  })
}

interface Decide {
  id: string
  moderation: Moderation
  actor: Actor
  at: Temporal.Instant
}

/** Inside a transaction that is under way. What visitors see from now on is added to `approved`. */
async function decideComment(
  stores: Stores,
  { id, moderation, actor, at }: Decide,
  approved: Comment[],
): Promise<Result<object, Refusal<'unknown' | 'decided-before'>>> {
  const comment = await stores.comments.lock(id)
  if (!comment) return refused('unknown')
  const decision = moderate(comment.state, moderation)
  if (decision.outcome === 'refused') return decision
  await stores.comments.setState(id, decision.state, at)
  if (decision.changesPage) await stores.announce(['comments'])
  if (decision.state === 'approved') approved.push(comment)
  await stores.record({ at, actor, subject: { kind: 'comment', id }, action: `comment.${decision.state}` })
  return done
}

async function deleteComment(
  stores: Stores,
  { id, actor, at }: Omit<Decide, 'moderation'>,
): Promise<Result<object, Refusal<'unknown' | 'kept'>>> {
  const comment = await stores.comments.lock(id)
  if (!comment) return refused('unknown')
  if (!mayDelete(comment.state)) return refused('kept')
  await stores.comments.remove(id)
  await stores.record({ at, actor, subject: { kind: 'comment', id }, action: 'comment.deleted' })
  return done
}

export interface ModerateCommentPorts extends WritePorts {
  reads: Pick<Reads, 'comments' | 'subjectOfLink'>
}

/** The comment behind the office's link; null for anything else. */
export async function commentByLink(reads: ModerateCommentPorts['reads'], token: string): Promise<Comment | null> {
  const id = await resolveToken(reads, 'comment', token)
  return id === null ? null : reads.comments.find(id)
}

/** The office approves a comment or rejects it. Cached pages that show it are purged, so the next visitor sees the decision. Idempotent. */
export async function moderateComment(
  ports: ModerateCommentPorts,
  { token, moderation }: { token: string; moderation: Moderation },
): Promise<Result<object, Refusal<'unknown'>>> {
  const id = await resolveToken(ports.reads, 'comment', token)
  if (id === null) return refused('unknown')
  return ports.transactions.run(async (stores) => {
    // the link comes from a mail to all of the office, so the person who pressed the button is unknown
    const at = ports.clock.now()
    const approved: Comment[] = []
    const decided = await decideComment(stores, { id, moderation, actor: 'organiser:office', at }, approved)
    await mailAboutApproved(stores, approved, at)
    return decided.outcome === 'refused' && decided.refusal.reason === 'unknown' ? refused('unknown') : done
  })
}
