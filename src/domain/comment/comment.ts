import type { Language } from '../language.ts'
import type { SpamSign } from '../spam/check-for-spam.ts'
import type { ReplyNotice } from './reply-notice.ts'

/** The post of a comment: each language has a conversation of its own. */
export interface CommentedPost {
  language: Language
  slug: string
}

/** `suspected` waits as `pending` does, and is marked as what may be spam; `spam` is what the office has found to be some. */
export const commentStates = ['pending', 'suspected', 'approved', 'rejected', 'spam'] as const
export type CommentState = (typeof commentStates)[number]

/** A stored comment (docs/product.md#comments). */
export interface Comment {
  id: string
  post: CommentedPost
  /** As the post was called when the comment was written. */
  postTitle: string
  name: string
  /** Never published. */
  email: string
  comment: string
  /** Id of the comment that it answers. */
  replyTo: string | null
  state: CommentState
  writtenAt: Temporal.Instant
  /** Null for those who want no mail about replies. */
  notice: ReplyNotice | null
}

/** A comment as everyone may see it: what is not here is not published. */
export interface PublicComment {
  id: string
  name: string
  comment: string
  /** ISO instant. */
  writtenAt: string
  replyTo: string | null
}

export type HoldDecision = { accepted: true; state: CommentState } | { accepted: false; refusal: 'reply-gone' }

/**
 * A new comment always waits for approval. It may answer any comment that visitors see under the same post. One that was removed meanwhile
 * is an error, since the answer would make no sense without it.
 */
export function holdComment(written: {
  replyTo: string | undefined
  /** Ids of the approved comments of the post. */
  visible: readonly string[]
  signs: readonly SpamSign[]
}): HoldDecision {
  if (written.replyTo !== undefined && !written.visible.includes(written.replyTo))
    return { accepted: false, refusal: 'reply-gone' }
  return { accepted: true, state: written.signs.length > 0 ? 'suspected' : 'pending' }
}

export const moderations = ['approve', 'reject', 'spam'] as const
export type Moderation = (typeof moderations)[number]

const decided = { approve: 'approved', reject: 'rejected', spam: 'spam' } as const

export type ModerationDecision =
  | {
      accepted: true
      state: (typeof decided)[Moderation]
      /** Whether visitors see something else than before. */
      changesPage: boolean
    }
  | { accepted: false; refusal: 'decided-before' }

/** What becomes of a comment when the office decides on it; it may change its mind (docs/rules/comments.md). */
export function moderate(state: CommentState, moderation: Moderation): ModerationDecision {
  const next = decided[moderation]
  if (state === next) return { accepted: false, refusal: 'decided-before' }
  return { accepted: true, state: next, changesPage: next === 'approved' || state === 'approved' }
}

/** Only what was turned down can be deleted: nothing vanishes that someone could still be reading, or that no one has read. */
export function mayDelete(state: CommentState): boolean {
  return state === 'rejected' || state === 'spam'
}

export interface Reply extends PublicComment {
  /** Whom it answers, when that is not who began the conversation. */
  answers: string | null
}

/** A comment with its answers, oldest first. */
export interface Conversation extends PublicComment {
  replies: Reply[]
}

/**
 * Comments as shown on the page: one level deep, since a phone has no room for more; an answer to an answer names the person it replies to.
 * A reply whose comment was removed begins a conversation of its own.
 */
export function conversations(comments: readonly PublicComment[]): Conversation[] {
  const inTime = comments.toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt))
  const byId = new Map(inTime.map((comment) => [comment.id, comment]))
  const begun = new Map<string, Conversation>()
  for (const comment of inTime) {
    const root = rootOf(comment, byId)
    if (root.id === comment.id) begun.set(comment.id, { ...comment, replies: [] })
    else {
      const answered = comment.replyTo === root.id ? null : (byId.get(comment.replyTo ?? '')?.name ?? null)
      begun.get(root.id)?.replies.push({ ...comment, answers: answered })
    }
  }
  return [...begun.values()]
}

function rootOf(comment: PublicComment, byId: ReadonlyMap<string, PublicComment>): PublicComment {
  const parent = comment.replyTo === null ? undefined : byId.get(comment.replyTo)
  // an answer is younger than what it answers: anything else would be a circle
  return parent && parent.writtenAt < comment.writtenAt ? rootOf(parent, byId) : comment
}
