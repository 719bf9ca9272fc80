import { everyBlock } from '../../blocks/index.ts'
import { RefusedQuery } from '../graphql-exchange.ts'
import { type Negotiated, negotiation } from '../negotiation.ts'
import { blockDepth } from '../queries.ts'
import { attributesAlias, type WordPressBlock } from './wordpress-answer.ts'
import { siteName } from './wordpress-blocks.ts'

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

/** Attributes of WordPress's own blocks that are queried through wp-graphql-content-blocks; the rest is read from their HTML. */
const coreAttributes: Readonly<Record<string, readonly string[]>> = {
  'core/heading': ['content', 'level', 'textAlign', 'align'],
  'core/paragraph': ['content'],
  'core/list': ['ordered', 'start', 'values'],
  'core/list-item': ['content'],
  'core/column': ['width'],
  'core/cover': ['url', 'alt', 'id'],
  'core/media-text': ['mediaUrl', 'mediaAlt', 'mediaPosition', 'mediaWidth', 'mediaId'],
  'core/image': ['url', 'alt', 'caption', 'width', 'height', 'id'],
  'core/embed': ['url', 'caption'],
  'core/button': ['text', 'url', 'linkTarget', 'rel'],
}

const commonFields = 'name type cssClassNames renderedHtml'

/**
 * The block types of a WordPress, as far as they were seen. An unknown type or field fails the whole query, some versions report an unknown type only
 * as ‘Internal server error’, and introspection is disabled. So the attributes of a type are queried once a block of it was seen, and a field that is
 * rejected by name is dropped from then on.
 */
export interface BlockTypes {
  fields(): string
  fragment(): string
  /** Whether the error taught something, so that a retry makes sense. */
  learnFrom(error: unknown): boolean
  /** Whether the blocks contain types that were not queried yet. */
  notice(blocks: readonly WordPressBlock[]): boolean
}

export function blockTypes(): BlockTypes {
  const types = new Map<string, Set<string>>()

  function leaveOut(type: string, field: string): boolean {
    // 'CoreHeadingAttributes', or the block itself when its kind has no attributes at all.
    const fields = types.get(type.replace(/Attributes$/, ''))
    if (!fields || fields.size === 0) return false
    if (field !== 'attributes') return fields.delete(field)
    fields.clear()
    return true
  }

  function noticeOne({ name, type }: WordPressBlock): boolean {
    if (!type || types.has(type)) return false
    types.set(type, new Set(coreAttributes[name] ?? ownAttributes(name)))
    return types.get(type)?.size !== 0
  }

  const asked = () => [...types].filter(([, fields]) => fields.size > 0)
  return {
    fields: () => (asked().length > 0 ? '...editorBlock' : commonFields),

    fragment() {
      const attributes = asked().map(
        ([type, fields]) => `... on ${type} { ${attributesAlias(type)}: attributes { ${[...fields].join(' ')} } }`,
      )
      return attributes.length === 0
        ? ''
        : `\n  fragment editorBlock on EditorBlock { ${commonFields} ${attributes.join(' ')} }`
    },

    learnFrom(error) {
      const cause = error instanceof Error ? error.cause : undefined
      if (!(cause instanceof RefusedQuery)) return false
      const refused = [...cause.message.matchAll(/Cannot query field "(\w+)" on type "(\w+)"/g)]
      return refused.filter(([, field = '', type = '']) => leaveOut(type, field)).length > 0
    },

    notice(blocks) {
      const noticed = blocks.filter((block) => noticeOne(block))
      // All of them, so that every type is learned at once.
      const inner = blocks.filter((block) => this.notice(block.innerBlocks))
      return noticed.length + inner.length > 0
    },
  }
}

/** The attributes of a block by the company's plugin that matches one of the site's own blocks. */
function ownAttributes(name: string): string[] {
  const own = everyBlock.find((definition) => definition.name === siteName(name) && !name.startsWith('core/'))
  return own ? Object.keys(own.attributes) : []
}
