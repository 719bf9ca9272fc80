import type { CommentedPost, PublicComment } from '#domain/comment/comment.ts'

/** Approved comments of a post, oldest first. The site keeps comments itself, whatever its content comes from. */
export type PublicComments = (post: CommentedPost) => Promise<PublicComment[]>

export const noComments: PublicComments = () => Promise.resolve([])
