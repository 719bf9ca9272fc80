import type { Language } from '../language.ts'

/** Which post a comment stands under: each language has a conversation of its own. */
export interface CommentedPost {
  language: Language
  slug: string
}

/** `suspected` waits as `pending` does, and is marked as what may be spam; `spam` is what the office has found to be some. */
export const commentStates = ['pending', 'suspected', 'approved', 'rejected', 'spam'] as const
export type CommentState = (typeof commentStates)[number]

/** A comment as the house knows it (SPEC §3). */
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
}

/** A comment as everybody may see it: what is not here is not published. */
export interface PublicComment {
  id: string
  name: string
  comment: string
  /** ISO instant. */
  writtenAt: string
  replyTo: string | null
}
