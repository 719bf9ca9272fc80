import type { Block, Picture } from '../content/block.ts'
import type { Translation } from '../content/content-page.ts'
import type { Searched } from '../content/search-fields.ts'
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
  /** Its twin in the other language, if there is one, by its slug. */
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
