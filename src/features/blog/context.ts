import { createContext } from 'react-router'
import type { Comment, CommentedPost, Moderation, PublicComment } from '#domain/comment/comment.ts'
import type { Refusal, Result } from '#domain/result.ts'
import type {
  CommentsDecided,
  DecideComments,
  WriteCommentCommand,
  WriteCommentOutcome,
} from '#features/blog/comments.ts'
import type { AnswerReplies } from '#features/blog/reply-mails.ts'
import type { Reads } from '#platform/ports.ts'

/** What pages and screens can ask of blog. */
export interface BlogService {
  /** Approved comments of a post, oldest first. */
  comments(post: CommentedPost): Promise<PublicComment[]>
  writeComment(command: WriteCommentCommand): Promise<WriteCommentOutcome>
  /** The comment behind the office's link; null for anything else. */
  commentByLink(token: string): Promise<Comment | null>
  /** The comment behind the link of mails about replies; null for anything else, and when the time to confirm is over. */
  commentOfReplies(token: string): Promise<Comment | null>
  answerReplies(command: AnswerReplies): Promise<Result<object, Refusal<'unknown'>>>
  moderateComment(command: { token: string; moderation: Moderation }): Promise<Result<object, Refusal<'unknown'>>>
  /** By what they wait for, for the office. */
  searchComments: Reads['comments']['search']
  decideComments(command: DecideComments): Promise<CommentsDecided>
}

export const blogContext = createContext<BlogService>()
