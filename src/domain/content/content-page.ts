import type { Block } from '#content/blocks/index.ts'
import type { Language } from '../language.ts'
import { certificationByPath } from '../workshop/certification.ts'
import type { PageMeta, Searched } from './search-engine.ts'

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

/** A page as the content source gives it (docs/product.md#content-source). */
export interface ContentPage extends Searched {
  id: string
  /** The last segment of its address; the start page's is empty. */
  slug: string
  /** Plain text: tags and entities of the source are resolved. */
  title: string
  /** Its translation in the other language, if there is one. */
  translated: Translation[]
  blocks: Block[]
}

/** The same page in the other language. */
export interface Translation {
  /** The whole path behind the language: `workshops/flight-level-2-design`. Of a post its own slug. */
  slug: string
  locale: Language
  /** Whether search engines must not index it: naming it as hreflang would contradict that. Set for a page that is shown and for posts, not in the list of pages. */
  hidden?: boolean | undefined
}

/** A page one level below another (docs/product.md#content-source). */
export interface ChildPage extends ContentPage {
  /** Database id of the CERTIFICATION term of the page; null on all others. */
  trainingCategoryId: number | null
}

/** A path behind the language as browsers write it, decoded; no part of it moves up or hides. */
export const pageAddress = /^\/$|^(\/[\p{L}\p{N}][\p{L}\p{N}._~-]*)+$/u

/** Characters. */
export const longestAddress = 500

/** What search engines and link previews say about a page: the promise in its head, as plain text. */
export function metaDescription(blocks: readonly Block[]): string | undefined {
  const cover = blocks.find((block) => block.name === 'core/cover')
  const promise = cover?.innerBlocks.find((block) => block.name === 'core/paragraph')
  return promise?.content
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

const workshops = '/workshops/'

/**
 * Title and description of a content page; the page of a workshop kind has those of the program
 * (src/features/workshops/site/certification.tsx).
 */
export function pageMeta(
  { uri, language, title }: { uri: string; language: Language; title: string },
  blocks: readonly Block[],
): PageMeta {
  const certification = uri.startsWith(workshops) ? certificationByPath(uri.slice(workshops.length)) : undefined
  return certification
    ? { title: certification.title, description: certification.promise[language] }
    : { title, description: metaDescription(blocks) }
}
