import sanitizeHtml from 'sanitize-html'
import { negotiation } from './negotiation.ts'

/** How a query asks for what is there for search engines; each part is empty where the source does not know it. */
export interface SearchQuestion {
  /** The words of a page, or a post. */
  whole: string
  /** Those of one in a list, and when it was changed. */
  listed: string
  /** The fields of a translation. */
  translation: string
}

export type WithSearch = <Answer>(ask: (question: SearchQuestion) => Promise<Answer>) => Promise<Answer>

/** The fields for search engines are no part of docs/product.md#content-source: a source with only those queries refuses them. */
const negotiable = {
  words: { ways: ['title description hidden', ''], refusal: /Cannot query field "search"/ },
  picture: {
    ways: ['picture { url alt width height }', ''],
    refusal: /Cannot query field "picture" on type "SearchFields"/,
  },
  modified: { ways: ['modified', ''], refusal: /Cannot query field "modified"/ },
  translation: { ways: ['hidden', ''], refusal: /Cannot query field "hidden" on type "Translation"/ },
}

/** Requests it as far as the source's schema has it. */
export function searchQuestion(): WithSearch {
  const withFields = negotiation(negotiable)
  return (ask) =>
    withFields(({ words, picture, modified, translation }) =>
      ask({
        whole: words && `search { ${words} ${picture} }`,
        listed: `${modified} ${words && 'search { hidden }'}`,
        translation,
      }),
    )
}

const escapes: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** A title as plain text: tags dropped, scripts with their content, entities decoded, space collapsed. It is no HTML: escape it when shown. */
export function plainTitle(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
  // the parser has decoded every entity; what is left are the four that sanitize-html writes itself
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => escapes[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
