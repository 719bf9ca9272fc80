import type { Block } from '#content/blocks/index.ts'
import type { Picture } from '../content/block.ts'
import type { Translation } from '../content/content-page.ts'
import type { Searched } from '../content/search-engine.ts'
import type { Language } from '../language.ts'

export interface PostTag {
  slug: string
  name: string
}

/** A post as lists name it. */
export interface ListedPost {
  id: string
  /** The path behind /blog/, one segment. */
  slug: string
  /** Plain text, as the excerpt. */
  title: string
  excerpt: string
  author: string
  /** ISO instant. */
  publishedAt: string
  /** When it was last changed, as an ISO instant; missing where the source does not say. */
  modifiedAt?: string | undefined
  tags: PostTag[]
  picture?: Picture | undefined
  /** Its translation in the other language, if there is one, by its slug. */
  translated: Translation[]
  /** Whether search engines shall not list it. */
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
  /** How many there are; 1 also for a blog without posts. */
  pages: number
}

/** How many pages a blog with so many posts has. The first one is always there. */
export function blogPages(total: number): number {
  return Math.max(1, Math.ceil(total / postsPerPage))
}

/** '3' → 3. Null for what is no number of a page as we write it: '0', '03', '3.0'. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** 'Das Board, das euch fehlt' → 'das-board-das-euch-fehlt'; empty when it has no usable character. */
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

/** How long a post takes to read, in whole minutes, at least one. Captions and what a program draws are not counted. */
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
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

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
