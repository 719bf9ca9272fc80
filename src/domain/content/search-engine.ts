import type { Picture } from './block.ts'

/** Characters of a title and a description that search engines show. */
export const searchRoom = { title: 60, description: 155 } as const

/** Characters that can be stored. Search engines cut what exceeds `searchRoom`. */
export const longestSearch = { title: 120, description: 320 } as const

export function cutForSearch(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

/** Title and description for search engines and shared links, set by an editor. Empty texts fall back to those of the page. */
export interface SearchFields {
  /** Used verbatim, without the brand. */
  title: string
  description: string
  /** `noindex`, and excluded from the sitemap. */
  hidden: boolean
  /** The picture of link previews. The site draws one when it is not set. */
  picture?: LinkPicture | null | undefined
}

/** A library picture with its alternative text at the time it was chosen. */
export interface LinkPicture extends Picture {
  width: number
  height: number
}

/** Content with optional search fields. Null and absent are equivalent: pages from before these fields lack the key. */
export interface Searched {
  search?: SearchFields | null | undefined
}

/** The stored form: null when empty, and no picture key without a picture, so that older content does not change. */
export function keptSearch(fields: SearchFields | null | undefined): SearchFields | null {
  if (!fields) return null
  const { title, description, hidden, picture } = fields
  if (title === '' && description === '' && !hidden && !picture) return null
  return { title, description, hidden, ...(picture && { picture }) }
}

/** As a part of stored content: no key when empty, so that older content does not change. */
export function searchPart({ search }: Searched): { search?: SearchFields } {
  const kept = keptSearch(search)
  return kept ? { search: kept } : {}
}

/** Merges the fields that a client sent. A client that does not know the fields, or the picture, must not remove them. */
export function mergedSearch(given: SearchFields | null | undefined, before: Searched): Searched {
  if (given === undefined) return before
  return { search: given && given.picture === undefined ? { ...given, picture: before.search?.picture } : given }
}

/** The title for search engines and the browser tab. Search engines show about 60 characters, so the brand is included once. */
export function searchTitle(title: string): string {
  return title.includes('Flight Levels') ? title : `${title} – Flight Levels`
}

export interface PageMeta {
  title: string
  description: string | undefined
}

interface SearchHead {
  /** For the browser tab and search results. */
  title: string
  /** For link previews, which show the site's name separately. */
  sharedTitle: string
  description: string | undefined
  hidden: boolean
  /** Null when the site draws one. */
  picture: LinkPicture | null
}

/** Title and description fall back independently. */
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
