import type { CommentedPost, PublicComment } from '#domain/comment/comment.ts'

/** Approved comments per post, oldest first, in the order of the posts. The site stores comments itself, independent of the content source. */
export type PublicComments = (posts: readonly CommentedPost[]) => Promise<PublicComment[][]>

export const noComments: PublicComments = (posts) => Promise.resolve(posts.map(() => []))
