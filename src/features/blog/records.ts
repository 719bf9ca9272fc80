import type { Comment, CommentedPost } from '#domain/comment/comment.ts'
import type { SpamSign } from '#domain/spam/check-for-spam.ts'

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

/** A comment as the office sees it. */
export interface ListedComment extends Comment {
  signs: readonly SpamSign[]
  /** What it answers, as far as that is still there. */
  answers: { name: string; comment: string } | null
}
