import type { CommentedPost, PublicComment } from '#domain/comment/comment.ts'

/**
 * Approved comments of each post, oldest first, in the order of the posts. Comments are stored by the site, independent of the content
 * source.
 */
export type PublicComments = (posts: readonly CommentedPost[]) => Promise<PublicComment[][]>

export const noComments: PublicComments = (posts) => Promise.resolve(posts.map(() => []))
