import { postHref } from '../blog/post.ts'
import type { Language } from '../language.ts'
import type { PostMoveRefusal } from './move-refusal.ts'
import { rightPath } from './right-path.ts'
import { trainingDetails } from './training-details.ts'

/** A post by the last segment of its address: '/blog/das-board-das-euch-fehlt'. */
export interface PlacedPost {
  id: string
  slug: string
}

/** Why a post cannot have the address that was asked for; null when it may (docs/rules/addresses.md). `posts` are all of its language. */
export function postMoveRefusal(
  { id, slug }: PlacedPost,
  to: string,
  { language, posts }: { language: Language; posts: readonly PlacedPost[] },
): PostMoveRefusal | null {
  const path = postHref(language, to)
  if (to === slug) return 'same'
  // '/blog/2019' leads to the blog since an earlier website
  if (trainingDetails(path) !== null || rightPath(path) !== path) return 'legacy'
  return posts.some((other) => other.slug === to && other.id !== id) ? 'taken' : null
}
