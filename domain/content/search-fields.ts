/** What an editor says of a page or a post for search engines and shared links. An empty text leaves it to the page itself. */
export interface SearchFields {
  /** Taken word for word, without the brand behind it. */
  title: string
  description: string
  /** Keeps it out of search engines: `noindex`, and not in the sitemap. */
  hidden: boolean
}

/** Something that may have such words. Null and absent say the same: a page that was never asked has no such key. */
export interface Searched {
  search?: SearchFields | null | undefined
}

/** What is kept of them: nothing where nothing is said. */
export function keptSearch(fields: SearchFields | null | undefined): SearchFields | null {
  if (!fields) return null
  const { title, description, hidden } = fields
  return title === '' && description === '' && !hidden ? null : { title, description, hidden }
}

/** The same as a part of content: without a key where there is nothing, so that content from before such words stays the very same. */
export function searchPart({ search }: Searched): { search?: SearchFields } {
  const kept = keptSearch(search)
  return kept ? { search: kept } : {}
}
