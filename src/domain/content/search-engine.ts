import type { Picture } from './block.ts'

/** Title and description for search engines and shared links, set by an editor. An empty text falls back to the page's own. */
export interface SearchFields {
  /** Taken word for word, without the brand behind it. */
  title: string
  description: string
  /** Keeps it out of search engines: `noindex`, and not in the sitemap. */
  hidden: boolean
  /** Stands beside a shared link. Where there is none, the site draws one. */
  picture?: LinkPicture | null | undefined
}

/** A picture of the library with its words, as they were when it was chosen. */
export interface LinkPicture extends Picture {
  width: number
  height: number
}

/** Something that may have such words. Null and absent say the same: a page that was never asked has no such key. */
export interface Searched {
  search?: SearchFields | null | undefined
}

/** As stored: null when empty, and no picture where there is none, so that content from before pictures does not change. */
export function keptSearch(fields: SearchFields | null | undefined): SearchFields | null {
  if (!fields) return null
  const { title, description, hidden, picture } = fields
  if (title === '' && description === '' && !hidden && !picture) return null
  return { title, description, hidden, ...(picture && { picture }) }
}

/** The same as a part of content: without a key where there is nothing, so that content from before such words stays the very same. */
export function searchPart({ search }: Searched): { search?: SearchFields } {
  const kept = keptSearch(search)
  return kept ? { search: kept } : {}
}

/** Merges the fields that a client sent: a client that does not know them, or not the picture, must not remove them. */
export function mergedSearch(given: SearchFields | null | undefined, before: Searched): Searched {
  if (given === undefined) return before
  return { search: given && given.picture === undefined ? { ...given, picture: before.search?.picture } : given }
}

/** The title for search engines and the browser's tab. They show about 60 characters: the brand is in it once. */
export function searchTitle(title: string): string {
  return title.includes('Flight Levels') ? title : `${title} – Flight Levels`
}

/** What a page says of itself. */
export interface PageMeta {
  title: string
  description: string | undefined
}

/** Title and description in the head of a page: the editor's, else the page's own. */
export interface SearchHead {
  /** Of the browser's tab and of the list of search results. */
  title: string
  /** For a shared link, which shows the name of the site anyway. */
  sharedTitle: string
  description: string | undefined
  hidden: boolean
  /** Null where the site draws one. */
  picture: LinkPicture | null
}

/** Own words win one by one: an own title does not need an own description. */
export function searchHead(page: PageMeta, search?: SearchFields | null): SearchHead {
  const own = search?.title.trim() || undefined
  return {
    title: own ?? searchTitle(page.title),
    sharedTitle: own ?? page.title,
    description: search?.description.trim() || page.description,
    hidden: search?.hidden ?? false,
    picture: search?.picture ?? null,
  }
}
