import type { SearchFields } from '#domain/content/search-fields.ts'
import type { SaidByPage } from '#domain/content/search-head.ts'
import type { Language } from '#domain/language.ts'

/** A page or a post before search engines and those who share it. */
export interface SearchView {
  language: Language
  /** As in the address bar, without its https://: 'flightlevels.example/de/buecher'. */
  address: string
  /** What it says of itself. */
  said: SaidByPage
  /** What was saved last; null where it speaks for itself. */
  own: SearchFields | null
  /** Address of the picture that the site draws for it; null before it is published. */
  picture: string | null
  /** The revision that was seen. */
  expected: number
}

/** The view of what stands at a path of the site. */
export function searchView(
  { siteUrl, path, isOut }: { siteUrl: string; path: string; isOut: boolean },
  rest: Omit<SearchView, 'address' | 'picture'>,
): SearchView {
  const address = decodeURI(new URL(path, siteUrl).href).replace(/^https?:\/\//, '')
  return { ...rest, address, picture: isOut ? `/og${path}.png` : null }
}
