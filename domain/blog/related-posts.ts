import type { ListedPost } from './post.ts'

/** What to read next: posts that share most tags with this one, newer ones first, then simply the newest. */
export function relatedPosts(
  post: Pick<ListedPost, 'slug' | 'tags'>,
  all: readonly ListedPost[],
  most = 2,
): ListedPost[] {
  const tags = new Set(post.tags.map(({ slug }) => slug))
  const shared = (other: ListedPost) => other.tags.filter(({ slug }) => tags.has(slug)).length
  return all
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((one, other) => shared(other) - shared(one) || other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, most)
}
