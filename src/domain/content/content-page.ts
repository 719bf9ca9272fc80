import type { Block } from '#content/blocks/index.ts'
import type { Language } from '../language.ts'
import { certificationByPath } from '../workshop/certification.ts'
import type { PageMeta, Searched } from './search-engine.ts'

export interface ListedPage {
  /** The path without language, '/' for the start page. */
  uri: string
  /** Plain text. */
  title: string
  translated: Translation[]
  /** ISO instant of the last change; missing when the source does not provide it. */
  modifiedAt?: string | undefined
  /** Whether search engines must not index it. */
  hidden?: boolean | undefined
}

/** A page of the content source (docs/product.md#content-source). */
export interface ContentPage extends Searched {
  id: string
  /** The last segment of its address; empty for the start page. */
  slug: string
  /** Plain text: tags are removed and entities decoded. */
  title: string
  translated: Translation[]
  blocks: Block[]
}

export interface Translation {
  /** The whole path without language: `workshops/flight-level-2-design`. For a post, its slug. */
  slug: string
  locale: Language
  /**
   * Whether search engines must not index it; it must then not be named as hreflang. Set for the displayed page and for posts, not in the list of
   * pages.
   */
  hidden?: boolean | undefined
}

/** A page one level below another (docs/product.md#content-source). */
export interface ChildPage extends ContentPage {
  /** Database id of the page's CERTIFICATION term; null for all other pages. */
  trainingCategoryId: number | null
}

/** A decoded path without language, as browsers write it. No segment may be relative ('..') or hidden. */
export const pageAddress = /^\/$|^(\/[\p{L}\p{N}][\p{L}\p{N}._~-]*)+$/u

/** Characters. */
export const longestAddress = 500

/** The description for search engines and link previews: the promise in the page's cover, as plain text. */
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

/** Title and description of a content page. The pages of workshop kinds have their own (src/features/workshops/site/certification.tsx). */
export function pageMeta(
  { uri, language, title }: { uri: string; language: Language; title: string },
  blocks: readonly Block[],
): PageMeta {
  const certification = uri.startsWith(workshops) ? certificationByPath(uri.slice(workshops.length)) : undefined
  return certification
    ? { title: certification.title, description: certification.promise[language] }
    : { title, description: metaDescription(blocks) }
}
