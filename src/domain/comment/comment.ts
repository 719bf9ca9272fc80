import type { Language } from '../language.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import type { SpamSign } from '../spam/check-for-spam.ts'
import type { ReplyNotice } from './reply-notice.ts'

/** The post of a comment. Each language version has its own comments. */
export interface CommentedPost {
  language: Language
  slug: string
}

/** `suspected` awaits review like `pending` but is marked as possible spam; `spam` was confirmed by the office. */
export const commentStates = ['pending', 'suspected', 'approved', 'rejected', 'spam'] as const
export type CommentState = (typeof commentStates)[number]

/** A stored comment (docs/product.md#comments). */
export interface Comment {
  id: string
  post: CommentedPost
  /** The title of the post when the comment was written. */
  postTitle: string
  name: string
  /** Never published. */
  email: string
  comment: string
  /** Id of the comment it replies to. */
  replyTo: string | null
  state: CommentState
  writtenAt: Temporal.Instant
  /** Null when the author wants no mail about replies. */
  notice: ReplyNotice | null
}

/** The public fields of a comment. Nothing else is published. */
export interface PublicComment {
  id: string
  name: string
  comment: string
  /** ISO instant. */
  writtenAt: string
  replyTo: string | null
}

export type HoldDecision = Result<{ state: CommentState }, Refusal<'reply-gone'>>

/** A new comment awaits approval. A reply to a comment that was removed meanwhile is refused: it would make no sense alone. */
export function holdComment(written: {
  replyTo: string | undefined
  /** Ids of the approved comments of the post. */
  visible: readonly string[]
  signs: readonly SpamSign[]
}): HoldDecision {
  if (written.replyTo !== undefined && !written.visible.includes(written.replyTo)) return refused('reply-gone')
  return { outcome: 'done', state: written.signs.length > 0 ? 'suspected' : 'pending' }
}

export const moderations = ['approve', 'reject', 'spam'] as const
export type Moderation = (typeof moderations)[number]

const decided = { approve: 'approved', reject: 'rejected', spam: 'spam' } as const

export type ModerationDecision = Result<
  {
    state: (typeof decided)[Moderation]
    /** Whether the public page changes. */
    changesPage: boolean
  },
  Refusal<'decided-before'>
>

/** Moderates a comment. Decisions can be reversed (docs/rules/comments.md). */
export function moderate(state: CommentState, moderation: Moderation): ModerationDecision {
  const next = decided[moderation]
  if (state === next) return refused('decided-before')
  return { outcome: 'done', state: next, changesPage: next === 'approved' || state === 'approved' }
}

/** Only rejected comments and spam can be deleted, so that no visible or unread comment disappears. */
export function mayDelete(state: CommentState): boolean {
  return state === 'rejected' || state === 'spam'
}

export interface Reply extends PublicComment {
  /** The author it replies to, unless that is the author of the thread's first comment. */
  answers: string | null
}

/** A comment with its replies, oldest first. */
export interface Conversation extends PublicComment {
  replies: Reply[]
}

/** Comments as threads one level deep, since phones have no room for more. A reply to a reply names whom it answers. */
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
  // A reply is always newer than its parent; otherwise there would be a cycle.
  return parent && parent.writtenAt < comment.writtenAt ? rootOf(parent, byId) : comment
}

export interface NewComment extends Comment {
  signs: readonly SpamSign[]
  /** Hash of the form and where it was sent: the same form sent twice is one comment. */
  idempotencyKey: string
}

/** Which comments the office lists; `waiting` is pending or suspected. */
export interface CommentSearch {
  state?: 'waiting' | 'approved' | 'rejected' | 'spam' | undefined
  post?: CommentedPost | undefined
}

export interface ListedComment extends Comment {
  signs: readonly SpamSign[]
  /** What it answers, as far as that is still there. */
  answers: { name: string; comment: string } | null
}
