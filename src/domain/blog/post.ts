import type { Block } from '#content/blocks/index.ts'
import type { Picture } from '../content/block.ts'
import type { Translation } from '../content/content-page.ts'
import type { Searched } from '../content/search-engine.ts'
import type { Language } from '../language.ts'

export interface PostTag {
  slug: string
  name: string
}

/** The fields of a post that lists show. */
export interface ListedPost {
  id: string
  /** The path after /blog/, one segment. */
  slug: string
  /** Plain text, like the excerpt. */
  title: string
  excerpt: string
  author: string
  /** ISO instant. */
  publishedAt: string
  /** ISO instant of the last change; missing when the source does not provide it. */
  modifiedAt?: string | undefined
  tags: PostTag[]
  picture?: Picture | undefined
  translated: Translation[]
  /** Whether search engines must not index it. */
  hidden?: boolean | undefined
}

export interface Post extends ListedPost, Searched {
  blocks: Block[]
}

/** '/de/blog/…' */
export function postHref(language: Language, slug: string): string {
  return `/${language}/blog/${slug}`
}

export const postsPerPage = 5

export interface BlogPage {
  posts: ListedPost[]
  /** 1-based. */
  number: number
  /** Total number of pages, at least 1. */
  pages: number
}

/** The number of pages for this many posts, at least 1. */
export function blogPages(total: number): number {
  return Math.max(1, Math.ceil(total / postsPerPage))
}

/** Up to this many pages are linked one by one. */
const fewPages = 7

/** The pages that a page of a long blog links to: the first, the last, and those beside it. Null means several in between. */
export function linkedPages(number: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= fewPages) return all
  const isLinked = (page: number) => page === 1 || page === pages || Math.abs(page - number) <= 1
  // A gap of one page would take as much room as its number.
  const isShown = (page: number) => isLinked(page) || (isLinked(page - 1) && isLinked(page + 1))
  return all.flatMap((page) => {
    if (isShown(page)) return [page]
    return isShown(page - 1) ? [null] : []
  })
}

/** '3' → 3. Null for anything but the canonical number of a page: '0', '03', '3.0'. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** 'Das Board, das euch fehlt' → 'das-board-das-euch-fehlt'; empty without any usable character. */
export function postSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (character) => umlauts[character] ?? character)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '')
}

/** Adults read about 230 words of running text a minute. */
const wordsPerMinute = 230

/** Reading time in whole minutes, at least one. Captions and generated content do not count. */
export function readingMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(wordsOf(blocks) / wordsPerMinute))
}

function wordsOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    const own = 'content' in block && block.content ? wordsIn(block.content) : 0
    return sum + own + ('innerBlocks' in block ? wordsOf(block.innerBlocks) : 0)
  }, 0)
}

function wordsIn(html: string): number {
  return html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

/** Related posts: those that share the most tags, newer ones first, then the newest of the rest. */
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
