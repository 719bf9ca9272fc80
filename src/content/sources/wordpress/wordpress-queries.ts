import { type Negotiated, negotiation } from '../negotiation.ts'
import { blockDepth } from '../queries.ts'

/** Query parts that depend on installed plugins. */
const negotiable = {
  // wp-graphql-content-blocks, or wp-graphql-gutenberg
  blocks: { ways: ['editorBlocks', 'blocks'], refusal: /Cannot query field "editorBlocks"/ },
  translations: {
    ways: [
      // Polylang
      'translations { id slug uri language { locale } }',
      // WPML
      'translated { id slug uri locale { locale } }',
      // as in docs/product.md#content-source
      'translated { slug locale }',
      '',
    ],
    refusal: /Cannot query field "(translations|translated|language|locale|slug|uri|id)"|Field "locale"/,
  },
  contentType: { ways: ['contentTypeName', ''], refusal: /Cannot query field "contentTypeName"/ },
  trainingCategory: { ways: ['trainingCategoryId', ''], refusal: /Cannot query field "trainingCategoryId"/ },
}

export type NegotiatedFields = Record<keyof typeof negotiable, string>

export function negotiatedFields(): Negotiated<keyof typeof negotiable> {
  return negotiation(negotiable)
}

/** The block fields of wp-graphql-gutenberg. Attributes are requested as JSON, since typed ones conflict with one another. */
const gutenbergFields = 'name order attributesJSON saveContent'

function blocks(fields: AskedFields): string {
  return fields.blocks === 'editorBlocks'
    ? nested('editorBlocks(flat: false)', fields.ofBlock)
    : nested('blocks', gutenbergFields)
}

/** Published entries of every type, latest change first. The time of protected entries is hidden. */
export const latestChangeQuery = `
  query latestChange {
    contentNodes(first: 20, where: { orderby: { field: MODIFIED, order: DESC } }) { nodes { id modifiedGmt } }
  }`

/** The negotiated fields, and the fields of each block. */
export type AskedFields = NegotiatedFields & { ofBlock: string }

function nested(field: string, fields: string, depth = blockDepth): string {
  const inner = depth > 1 ? ` ${nested('innerBlocks', fields, depth - 1)}` : ''
  return `${field} { ${fields}${inner} }`
}

const visibility = '__typename uri status hasPassword isRestricted'

function pageFields(fields: AskedFields): string {
  return `${visibility} ${fields.contentType} id slug title isFrontPage ${fields.translations} ${blocks(fields)}`
}

export function pageQuery(fields: AskedFields): string {
  return `
  query page($id: ID!, $idType: PageIdType!) {
    page(id: $id, idType: $idType) { ${pageFields(fields)} }
  }`
}

/** The editor's version of a page or post: a draft, or unpublished changes. WordPress may return a post for a page and vice versa. */
export function draftQuery(kind: 'page' | 'post', fields: AskedFields): string {
  const shown = kind === 'page' ? pageFields(fields) : `${postFields(fields)} ${blocks(fields)}`
  return `
  query ${kind}Draft($id: ID!) {
    contentNode(id: $id, idType: DATABASE_ID) { __typename date dateGmt }
    draft: ${kind}(id: $id, idType: DATABASE_ID, asPreview: true) { ${shown} }
  }`
}

/** How the editor's version differs from the published one, and whether the token is valid. */
export const draftStatusQuery = `
  query draftStatus($id: ID!) {
    viewer { databaseId }
    published: contentNode(id: $id, idType: DATABASE_ID) { databaseId status modifiedGmt }
    draft: contentNode(id: $id, idType: DATABASE_ID, asPreview: true) { databaseId dateGmt }
  }`

/** Pages of all languages, a hundred per request; the address of each determines its language. */
export function pagesQuery({ contentType, translations }: NegotiatedFields): string {
  return `
  query pages($after: String) {
    pages(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { ${visibility} ${contentType} title isFrontPage modifiedGmt ${translations} }
    }
  }`
}

/** WordPress returns ten children by default and a hundred at most. */
export function childPagesQuery(fields: AskedFields): string {
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

/** Posts of all languages, newest first, a hundred per request; the address of each determines its language. */
export function postsQuery(fields: NegotiatedFields): string {
  return `
  query posts($after: String) {
    posts(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { ${postFields(fields)} }
    }
  }`
}

/** By name, because `idType: SLUG` returns only one of two posts when both languages use the same slug. */
export function postQuery(fields: AskedFields): string {
  return `
  query post($slug: String!) {
    posts(first: 10, where: { name: $slug }) {
      pageInfo { hasNextPage endCursor }
      nodes { ${postFields(fields)} ${blocks(fields)} }
    }
  }`
}
