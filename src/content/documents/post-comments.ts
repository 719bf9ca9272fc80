import type { CommentedPost, PublicComment } from '#domain/comment/comment.ts'

/** Approved comments of each post, oldest first, in the order of the posts. The site keeps comments itself, whatever its content comes from. */
export type PublicComments = (posts: readonly CommentedPost[]) => Promise<PublicComment[][]>

export const noComments: PublicComments = (posts) => Promise.resolve(posts.map(() => []))
