import type { ListedPost, Post } from '#domain/blog/post.ts'
import type { ChildPage, ContentPage, ListedPage } from '#domain/content/content-page.ts'
import type { SiteMenus } from '#domain/content/menu.ts'
import type { Testimonial } from '#domain/content/testimonial.ts'
import type { ContentTokens } from '#domain/content/token-cookies.ts'
import type { Trainer } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { Refusal, Result } from '#domain/result.ts'

/** A page of posts, newest first; pages are 1-based. */
export interface AskedPosts {
  page: number
  /** At most 100. */
  first: number
}

export interface PostPage {
  posts: ListedPost[]
  /** Across all pages. */
  total: number
}

export interface ContentSource {
  /**
   * `uri` is the path without language, '/' for the start page; in a preview of a remote system also `draftUri`. Null for a page that does not exist.
   * Throws `ContentError`.
   */
  page(uri: string, language: Language): Promise<ContentPage | null>
  /** All published pages, in no particular order. Throws `ContentError`. */
  pages(language: Language): Promise<ListedPage[]>
  /** All published posts, newest first, without their blocks. Throws `ContentError`. */
  posts(language: Language): Promise<ListedPost[]>
  /**
   * A page of posts, newest first. Missing when the source returns all posts at once (`postPage` below); otherwise posts also
   * have whether their translation is hidden. Throws `ContentError`.
   */
  postPage?(language: Language, asked: AskedPosts): Promise<PostPage>
  /** `draftUri` as with pages. Null for a post that does not exist. Throws `ContentError`. */
  post(slug: string, language: Language): Promise<Post | null>
  /** Testimonials: those with these slugs in that order, or all. Throws `ContentError`. */
  testimonials(language: Language, slugs?: readonly string[]): Promise<Testimonial[]>
  /** Pages below `uri` by last segment, in this order, missing ones omitted. Null without a page at `uri`. Throws `ContentError`. */
  children(uri: string, names: readonly string[], language: Language): Promise<ChildPage[] | null>
  /** Database id of a CERTIFICATION term by slug; null when there is none. */
  categoryId(slug: string, language: Language): Promise<number | null>
  /** The source for one page: `note` receives the freshness of each response in ms. Missing when every change is announced. */
  noting?(note: (ms: number) => void): ContentSource
  /** The addresses of `pages`, where they are cheaper to read than the pages. Throws `ContentError`. */
  uris?(language: Language): Promise<string[]>
  /** Edited menus of the frame. Without them, the defaults apply. */
  menus?(language: Language): Promise<Partial<SiteMenus>>
  /** Trainers in the order of the office. Without them, dates show only names. */
  trainers?(language: Language): Promise<Trainer[]>
}

/** The status of a page in a preview; `none`: the source has no such page, `unknown`: it reports no status. */
export type PageStatus = 'draft' | 'changed' | 'published' | 'none' | 'unknown'

export interface LoginOrigin {
  address: string
  /** A known device of this user name; null for any other. */
  device: string | null
}

/** Drafts of the content source for logged-in editors. Never cached. */
export interface ContentPreview {
  /** The origin is for the source's own rate limit. Throws `ContentError` when the source fails. */
  login(login: { username: string; password: string } & LoginOrigin): Promise<ContentLogin>
  /** Revokes the tokens at the source. Throws `ContentError`. */
  logout(tokens: ContentTokens): Promise<void>
  /** Also reports whether the tokens are still valid. Never throws: an outage of the source is handled by the page itself. */
  status(tokens: ContentTokens, uri: string, language: Language): Promise<PageStatus | 'refused'>
  /** Drafts where there are any; published content when a token is rejected. */
  source(tokens: ContentTokens): ContentSource
}

export type ContentLogin = Result<{ token: string }, Refusal<'refused' | 'too-many'>>

/** A page of posts, newest first, and their total number: from the source, or cut from its full list. Throws `ContentError`. */
export async function postPage(
  content: Pick<ContentSource, 'posts' | 'postPage'>,
  language: Language,
  { page, first }: AskedPosts,
): Promise<PostPage> {
  if (content.postPage) return content.postPage(language, { page, first })
  const all = await content.posts(language)
  return { posts: all.slice((page - 1) * first, page * first), total: all.length }
}
