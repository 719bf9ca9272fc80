import type { ListedPost } from './post.ts'

const postsPerPage = 5

export interface BlogPage {
  posts: ListedPost[]
  /** 1-based. */
  number: number
  /** How many there are; 1 also for a blog without posts. */
  pages: number
}

/** One page of the blog, newest posts first; null where there is none. The first one is always there. */
export function blogPage(posts: readonly ListedPost[], number: number): BlogPage | null {
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage))
  if (!Number.isInteger(number) || number < 1 || number > pages) return null
  return { posts: posts.slice((number - 1) * postsPerPage, number * postsPerPage), number, pages }
}

/** '3' → 3. Null for what is no number of a page as we write it: '0', '03', '3.0'. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
