import type { ListedPost, Post } from '#domain/blog/post.ts'
import type { ContentTokens } from '#domain/content/content-client-id.ts'
import type { ChildPage, ContentPage, ListedPage } from '#domain/content/content-page.ts'
import type { SiteMenus } from '#domain/content/menu.ts'
import type { Testimonial } from '#domain/content/testimonial.ts'
import type { Trainer } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'

/** Which of the posts, newest first. Pages count from 1. */
export interface AskedPosts {
  page: number
  /** At most so many, up to 100. */
  first: number
}

export interface PostPage {
  posts: ListedPost[]
  /** On all pages together. */
  total: number
}

/** A page of the content source, in the site's own shape. */
export interface ContentSource {
  /**
   * `uri` is the path behind the language, '/' for the start page; `draftUri` for the page as its editor has it in another system, in a preview of
   * that. Throws `ContentError`; null means there is no such page.
   */
  page(uri: string, language: Language): Promise<ContentPage | null>
  /** Every page that visitors may see, in no particular order. Throws `ContentError`. */
  pages(language: Language): Promise<ListedPage[]>
  /** Every post that visitors may see, newest first, without its blocks. Throws `ContentError`. */
  posts(language: Language): Promise<ListedPost[]>
  /**
   * Some of the posts, newest first. Left out where the source is asked for all of them at once (`postPage` in src/content/ports/post-page.ts);
   * where it is there, posts also say whether their translation is hidden. Throws `ContentError`.
   */
  postPage?(language: Language, asked: AskedPosts): Promise<PostPage>
  /** `draftUri` as with pages. Throws `ContentError`; null means there is no such post. */
  post(slug: string, language: Language): Promise<Post | null>
  /** What customers say: those of these slugs in that order, or all. Throws `ContentError`. */
  testimonials(language: Language, slugs?: readonly string[]): Promise<Testimonial[]>
  /**
   * Pages below `uri` by the last segment of their address, in the order asked for; names that none has are left out. Null when there is no
   * page at `uri`. Throws `ContentError`.
   */
  children(uri: string, names: readonly string[], language: Language): Promise<ChildPage[] | null>
  /** Database id of a CERTIFICATION term by slug; null means there is none. */
  categoryId(slug: string, language: Language): Promise<number | null>
  /**
   * The same source for one page: `note` hears of each answer how many ms it is fresh from now on. Left out where every change is announced.
   */
  noting?(note: (ms: number) => void): ContentSource
  /** The addresses of `pages` alone, where they cost less than the pages. Throws `ContentError`. */
  uris?(language: Language): Promise<string[]>
  /** Edited menus of the frame. A source without menus leaves the default ones. */
  menus?(language: Language): Promise<Partial<SiteMenus>>
  /** Who teaches, in the order of the office. A source without trainers leaves the names on the dates. */
  trainers?(language: Language): Promise<Trainer[]>
}

/** The status of a page in a preview; `none`: the content source has no such page, `unknown`: it does not report one. */
export type PageStatus = 'draft' | 'changed' | 'published' | 'none' | 'unknown'

/** Where a login comes from. */
export interface LoginOrigin {
  address: string
  /** A device where this name has logged in before; null for any other. */
  device: string | null
}

/** What the content source shows those who are logged in to it. Nothing of it is ever kept. */
export interface ContentPreview {
  /** Where the login comes from is for the source's own limit. Throws `ContentError` when the source fails. */
  login(login: { username: string; password: string } & LoginOrigin): Promise<ContentLogin>
  /** Revokes the tokens at the source. Throws `ContentError`. */
  logout(tokens: ContentTokens): Promise<void>
  /** Also says whether the tokens still hold. Never throws: a source that is away is noticed by the page itself. */
  status(tokens: ContentTokens, uri: string, language: Language): Promise<PageStatus | 'refused'>
  /** Drafts where there are any; what visitors see where a token is refused. */
  source(tokens: ContentTokens): ContentSource
}

export type ContentLogin = { outcome: 'in'; token: string } | { outcome: 'refused' | 'too-many' }
