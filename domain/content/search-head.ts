import type { LinkPicture, SearchFields } from './search-fields.ts'
import { searchTitle } from './search-title.ts'

/** What a page says of itself. */
export interface SaidByPage {
  title: string
  description: string | undefined
}

/** What stands in the head of a page: what an editor has written for it, else what the page says of itself. */
export interface SearchHead {
  /** Of the browser's tab and of the list of search results. */
  title: string
  /** Beside a shared link, where the name of the site stands anyway. */
  sharedTitle: string
  description: string | undefined
  hidden: boolean
  /** Null where the site draws one. */
  picture: LinkPicture | null
}

/** Own words win one by one: an own title does not need an own description. */
export function searchHead(page: SaidByPage, search?: SearchFields | null): SearchHead {
  const own = search?.title.trim() || undefined
  return {
    title: own ?? searchTitle(page.title),
    sharedTitle: own ?? page.title,
    description: search?.description.trim() || page.description,
    hidden: search?.hidden ?? false,
    picture: search?.picture ?? null,
  }
}
