import type { SearchQuestion } from './search-question.ts'

/**
 * GraphQL cannot ask for a tree of any depth, so the depth is spelled out. The deepest page of ours nests five levels (a section,
 * columns, column, list, item); eight leave room for editors. What lies deeper is not shown.
 */
export const blockDepth = 8

const blockFields = `
  fragment blockFields on Block {
    name
    order
    ... on CoreGroupBlock { anchor className }
    ... on CoreColumnsBlock { anchor className }
    ... on CoreColumnBlock { anchor className width }
    ... on CoreCoverBlock { anchor className }
    ... on CoreHeadingBlock { anchor className level content align }
    ... on CoreParagraphBlock { anchor className content }
    ... on CoreListBlock { anchor className ordered start }
    ... on CoreListItemBlock { content }
    ... on CoreButtonsBlock { anchor className }
    ... on CoreButtonBlock { text url linkTarget rel ghostButton }
    ... on CoreImageBlock { anchor className url caption alt width height sizes }
    ... on CoreMediaTextBlock { anchor className url alt width height mediaPosition mediaWidth }
    ... on CoreEmbedBlock { anchor className url caption }
    ... on CoreHtmlBlock { content }
    ... on FlightdeckDefaultCardBlock { anchor className title content url image alt width height }
    ... on FlightdeckSpeakingListBlock { anchor className title stage done backgroundImage }
    ... on FlightdeckNewsletterBlock { anchor className listId }
    ... on FlightdeckComponentBlock { anchor className componentName }
    ... on UnregisteredBlock { html }
  }`

/** blocks { ...blockFields innerBlocks { ...blockFields … } } */
function blocks(depth: number, field = 'blocks'): string {
  const inner = depth > 1 ? ` ${blocks(depth - 1, 'innerBlocks')}` : ''
  return `${field} { ...blockFields${inner} }`
}

const pageFields = `id slug title(format: RENDERED) ${blocks(blockDepth)}`

export const pageQuery = ({ whole, twin }: SearchQuestion) => `
  query page($uri: String!) {
    page(uri: $uri) { ${pageFields} translated { slug locale ${twin} } ${whole} }
  }
  ${blockFields}`

export const pagesQuery = ({ listed }: SearchQuestion) => `
  query pages {
    pages { uri title(format: RENDERED) translated { slug locale } ${listed} }
  }`

const listedPostFields = `id slug title(format: RENDERED) excerpt author date tags { slug name }
  picture { url alt width height }`

/** The embedded system gives a hundred at once, which is as many as a blog like ours has in eight years. */
export const postsQuery = ({ listed }: SearchQuestion) => `
  query posts($page: Int!) {
    posts(page: $page, first: 100) { total nodes { ${listedPostFields} translated { slug locale } ${listed} } }
  }`

export const postQuery = ({ whole, twin }: SearchQuestion) => `
  query post($slug: String!) {
    post(slug: $slug) { ${listedPostFields} translated { slug locale ${twin} } ${whole} ${blocks(blockDepth)} }
  }
  ${blockFields}`

export const childPagesQuery = `
  query childPages($uri: String!, $names: [String!]!) {
    page(uri: $uri) { children(names: $names) { ${pageFields} translated { slug locale } trainingCategoryId } }
  }
  ${blockFields}`

export const testimonialsQuery = `
  query testimonials($slugs: [String!]) {
    testimonials(slugs: $slugs) { slug author message }
  }`

export const termQuery = `
  query category($slug: ID!) {
    termNode(id: $slug, idType: SLUG, taxonomy: CERTIFICATION) { databaseId }
  }`
