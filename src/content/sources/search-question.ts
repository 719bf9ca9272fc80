import sanitizeHtml from 'sanitize-html'
import { negotiation } from './negotiation.ts'

/** The query parts for search engine fields; each is empty when the source does not support it. */
export interface SearchQuestion {
  /** The fields of a page or post. */
  whole: string
  /** The fields in a list, and the time of the last change. */
  listed: string
  /** The fields of a translation. */
  translation: string
}

export type WithSearch = <Answer>(ask: (question: SearchQuestion) => Promise<Answer>) => Promise<Answer>

/** Search engine fields are not part of docs/product.md#content-source: a source with only those queries rejects them. */
const negotiable = {
  words: { ways: ['title description hidden', ''], refusal: /Cannot query field "search"/ },
  picture: {
    ways: ['picture { url alt width height }', ''],
    refusal: /Cannot query field "picture" on type "SearchFields"/,
  },
  modified: { ways: ['modified', ''], refusal: /Cannot query field "modified"/ },
  translation: { ways: ['hidden', ''], refusal: /Cannot query field "hidden" on type "Translation"/ },
}

/** Requests the fields as far as the source's schema has them. */
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

/** A title as plain text: tags and scripts removed, entities decoded, space collapsed. It is not HTML: escape it when rendering. */
export function plainTitle(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
  // The parser has decoded every entity; sanitize-html itself escapes these four.
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => escapes[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
