import { everyBlock } from '../blocks/index.ts'
import type { SearchQuestion } from './search-question.ts'

/**
 * GraphQL cannot query a tree of arbitrary depth, so the depth is spelled out. The deepest page nests five levels (a section, columns, column, list,
 * item); eight leave room for editors. Deeper blocks are not shown.
 */
export const blockDepth = 8

/** The fields of each block, from its definition. */
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
