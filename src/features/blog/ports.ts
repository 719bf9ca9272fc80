import type { Comment, CommentedPost, CommentState, PublicComment } from '#domain/comment/comment.ts'
import type { ReplyNotice } from '#domain/comment/reply-notice.ts'
import type { SpamSign } from '#domain/spam/check-for-spam.ts'
import type { ListPlace } from '#platform/ports.ts'

export interface NewComment extends Comment {
  signs: readonly SpamSign[]
  /** Hash of the form and where it was sent: the same form sent twice is one comment. */
  idempotencyKey: string
}

/** Comments inside one transaction. */
export interface CommentStores {
  /** False when there is one of the same attempt already; then nothing is written. */
  add(comment: NewComment): Promise<boolean>
  /** Locks it until the transaction ends. Null when there is none. */
  lock(id: string): Promise<Comment | null>
  setState(id: string, state: CommentState, at: Temporal.Instant): Promise<void>
  setNotice(id: string, notice: ReplyNotice): Promise<void>
  /** What visitors see of a post's comments, with what they do not see of them. */
  visible(post: CommentedPost): Promise<Comment[]>
  /** All of a post, whatever their state: it has another slug from now on. */
  movePost(post: CommentedPost, slug: string): Promise<void>
  /** With its personal links. Answers stay, and answer nothing any more. */
  remove(id: string): Promise<void>
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

/** Reading, outside any transaction. */
export interface CommentReads {
  /** What visitors may see of a post's comments, oldest first. */
  approved(post: CommentedPost): Promise<PublicComment[]>
  /** The same for many posts, in one query and in their order. */
  approvedOfAll(posts: readonly CommentedPost[]): Promise<PublicComment[][]>
  find(id: string): Promise<Comment | null>
  /** Newest first, a page at a time; `after` is the last one of the page before. */
  search(search: CommentSearch, after: ListPlace | null): Promise<{ comments: ListedComment[]; next: ListPlace | null }>
}
