import { blockDepth } from '../queries.ts'
import type { NegotiatedFields } from './negotiated-fields.ts'

/**
 * Only what every block has, and no fragment on any kind: one kind that is not registered there would fail the whole query. Attributes
 * come as JSON, since typed ones conflict with one another and cost more than half as much again.
 */
const blockFields = 'name order attributesJSON saveContent'

function blocks(depth: number, field = 'blocks'): string {
  const inner = depth > 1 ? ` ${blocks(depth - 1, 'innerBlocks')}` : ''
  return `${field} { ${blockFields}${inner} }`
}

const visibility = '__typename uri status hasPassword isRestricted'

function pageFields({ contentType, translations }: NegotiatedFields): string {
  return `${visibility} ${contentType} id slug title ${translations} ${blocks(blockDepth)}`
}

export function pageQuery(fields: NegotiatedFields): string {
  return `
  query page($uri: ID!) {
    page(id: $uri, idType: URI) { ${pageFields(fields)} }
  }`
}

/** Pages of all languages, a hundred at a time; their addresses say which language they are in. */
export function pagesQuery({ contentType, translations }: NegotiatedFields): string {
  return `
  query pages($after: String) {
    pages(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { ${visibility} ${contentType} title modifiedGmt ${translations} }
    }
  }`
}

/** WordPress gives ten children unless it is told how many; a hundred are the most. */
export function childPagesQuery(fields: NegotiatedFields): string {
  return `
  query childPages($uri: ID!, $names: [String!]!) {
    page(id: $uri, idType: URI) {
      ${visibility} ${fields.contentType}
      children(first: 100, where: { nameIn: $names }) {
        nodes { __typename ... on Page { ${pageFields(fields)} ${fields.trainingCategory} } }
      }
    }
  }`
}

function postFields({ contentType, translations }: NegotiatedFields): string {
  return `${visibility} ${contentType} id slug title excerpt dateGmt modifiedGmt author { node { name } } tags { nodes { slug name } }
    featuredImage { node { sourceUrl altText mediaDetails { width height } } } ${translations}`
}

/** Posts of all languages, newest first, a hundred at a time; their addresses say which language they are in. */
export function postsQuery(fields: NegotiatedFields): string {
  return `
  query posts($after: String) {
    posts(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { ${postFields(fields)} }
    }
  }`
}

/** By its name and not by `idType: SLUG`, which gives one of two when both languages use the same. */
export function postQuery(fields: NegotiatedFields): string {
  return `
  query post($slug: String!) {
    posts(first: 10, where: { name: $slug }) {
      pageInfo { hasNextPage endCursor }
      nodes { ${postFields(fields)} ${blocks(blockDepth)} }
    }
  }`
}
