import sanitizeHtml from 'sanitize-html'
import { everyBlock } from '../blocks/index.ts'
import { negotiation } from './negotiation.ts'

/** The query parts for search engine fields; each is empty when the source does not support it. */
interface SearchQuestion {
  /** The fields of a page or post. */
  whole: string
  /** The fields in a list, and the time of the last change. */
  listed: string
  translation: string
}

type WithSearch = <Answer>(ask: (question: SearchQuestion) => Promise<Answer>) => Promise<Answer>

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

/** GraphQL needs the depth spelled out. The deepest page nests five levels; deeper blocks than these are not shown. */
export const blockDepth = 8

const blockFields = `
  fragment blockFields on Block {
    name
    order
    ${everyBlock.map(({ type, attributes }) => `... on ${type} { ${Object.keys(attributes).join(' ')} }`).join('\n    ')}
  }`

/** blocks { ...blockFields innerBlocks { ...blockFields … } } */
function blocks(depth: number, field = 'blocks'): string {
  const inner = depth > 1 ? ` ${blocks(depth - 1, 'innerBlocks')}` : ''
  return `${field} { ...blockFields${inner} }`
}

const pageFields = `id slug title(format: RENDERED) ${blocks(blockDepth)}`

export const pageQuery = ({ whole, translation }: SearchQuestion) => `
  query page($uri: String!) {
    page(uri: $uri) { ${pageFields} translated { slug locale ${translation} } ${whole} }
  }
  ${blockFields}`

export const pagesQuery = ({ listed }: SearchQuestion) => `
  query pages {
    pages { uri title(format: RENDERED) translated { slug locale } ${listed} }
  }`

const listedPostFields = `id slug title(format: RENDERED) excerpt author date tags { slug name }
  picture { url alt width height }`

/** The embedded system returns at most a hundred posts at once, which a blog of this kind reaches in eight years. */
export const postsQuery = ({ listed, translation }: SearchQuestion) => `
  query posts($page: Int!, $first: Int!) {
    posts(page: $page, first: $first) { total nodes { ${listedPostFields} translated { slug locale ${translation} } ${listed} } }
  }`

export const postQuery = ({ whole, translation }: SearchQuestion) => `
  query post($slug: String!) {
    post(slug: $slug) { ${listedPostFields} translated { slug locale ${translation} } ${whole} ${blocks(blockDepth)} }
  }
  ${blockFields}`

export const childPagesQuery = `
  query childPages($uri: String!, $names: [String!]!) {
    page(uri: $uri) { children(names: $names) { ${pageFields} translated { slug locale } trainingCategoryId } }
  }
  ${blockFields}`

/** `ties` is empty when the source does not know the subject of a testimonial. */
export const testimonialsQuery = (ties: string) => `
  query testimonials($slugs: [String!]) {
    testimonials(slugs: $slugs) { slug author message ${ties} }
  }`

export const termQuery = `
  query category($slug: ID!) {
    termNode(id: $slug, idType: SLUG, taxonomy: CERTIFICATION) { databaseId }
  }`
