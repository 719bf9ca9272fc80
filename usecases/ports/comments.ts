import type { Comment, CommentedPost, CommentState, PublicComment } from '#domain/comment/comment.ts'
import type { SpamSign } from '#domain/spam/judge-submission.ts'

export interface NewComment extends Comment {
  signs: readonly SpamSign[]
  /** Hash of the form and where it was sent: the same form sent twice is one comment. */
  attemptKey: string
}

/** Comments inside one transaction. */
export interface CommentStores {
  /** False when there is one of the same attempt already; then nothing is written. */
  add(comment: NewComment): Promise<boolean>
  /** Locks it until the transaction ends. Null when there is none. */
  lock(id: string): Promise<Comment | null>
  setState(id: string, state: CommentState, at: Temporal.Instant): Promise<void>
}

/** Reading, outside any transaction. */
export interface CommentReads {
  /** What visitors may see of a post's comments, oldest first. */
  approved(post: CommentedPost): Promise<PublicComment[]>
  find(id: string): Promise<Comment | null>
}
