import type { Language } from '#domain/language.ts'
import type { Block } from './block.ts'
import type { Searched } from './search-fields.ts'

/** A page as a list of all pages names it. */
export interface ListedPage {
  /** The path behind the language, '/' for the start page. */
  uri: string
  /** Plain text. */
  title: string
  translated: Translation[]
  /** When it was last changed, as an ISO instant; missing where the source does not say. */
  modifiedAt?: string | undefined
  /** Whether search engines shall not list it. */
  hidden?: boolean | undefined
}

/** A page as the content source gives it (SPEC §3, 'Content page'). */
export interface ContentPage extends Searched {
  id: string
  /** The last segment of its address; the start page's is empty. */
  slug: string
  /** Plain text: tags and entities of the source are resolved. */
  title: string
  /** Its twin in the other language, if there is one. */
  translated: Translation[]
  blocks: Block[]
}

/** The same page in the other language. */
export interface Translation {
  /** The whole path behind the language: `workshops/flight-level-2-design`. Of a post its own slug. */
  slug: string
  locale: Language
  /** Whether search engines shall not hear of it: naming it as hreflang would contradict that. Known of a page that is shown, not of those in lists. */
  hidden?: boolean | undefined
}

/** A page one level below another (SPEC §3, 'Child pages'). */
export interface ChildPage extends ContentPage {
  /** Database id of the CERTIFICATION term that the page stands for; null on all others. */
  trainingCategoryId: number | null
}
