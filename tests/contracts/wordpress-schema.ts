/** What pages and posts have alike. */
const contentFields = `
    id: ID!
    databaseId: Int!
    contentTypeName: String!
    uri: String
    status: String
    slug: String
    title(format: PostObjectFieldFormatEnum): String`

/** The part of WPGraphQL's schema that the site asks for, with what the plugin for languages adds to pages. */
export function typesOf(plugin: 'polylang' | 'wpml' | 'none', blocks: 'gutenberg' | 'content-blocks'): string {
  return `
  type Query {
    page(id: ID!, idType: PageIdType, asPreview: Boolean): Page
    pages(first: Int, after: String, last: Int, before: String): PageConnection
    posts(first: Int, after: String, last: Int, before: String, where: PostsWhereArgs): PostConnection
    testimonials(first: Int, after: String, last: Int, before: String): TestimonialConnection
    contentNodes(first: Int, where: ContentNodesWhereArgs): ContentNodeConnection
    nodeByUri(uri: String!): ContentNode
    mediaItems(first: Int, where: MediaItemsWhereArgs): MediaItemConnection
    termNode(id: ID!, idType: TermNodeIdTypeEnum, taxonomy: TaxonomyEnum): Term
  }
  input ContentNodesWhereArgs { orderby: [OrderbyInput] }
  input OrderbyInput { field: OrderbyField!, order: OrderEnum }
  enum OrderbyField { MODIFIED DATE }
  enum OrderEnum { ASC DESC }
  type ContentNodeConnection { nodes: [ContentNode!]! }
  enum PageIdType { DATABASE_ID ID URI }
  enum TermNodeIdTypeEnum { DATABASE_ID ID NAME SLUG URI }
  enum TaxonomyEnum { CATEGORY CERTIFICATION POSTFORMAT TAG }
  enum PostObjectFieldFormatEnum { RAW RENDERED }
  type Term { id: ID! databaseId: Int! }

  interface ContentNode { id: ID! databaseId: Int! contentTypeName: String! uri: String status: String modifiedGmt: String }

  type Page implements ContentNode {
    ${contentFields}
    modifiedGmt: String
    hasPassword: Boolean
    isRestricted: Boolean
    isFrontPage: Boolean
    ${blockFields[blocks]}
    children(first: Int, last: Int, after: String, before: String, where: ChildrenWhereArgs): ChildrenConnection
    ${languageFields[plugin]}
  }
  type Post implements ContentNode {
    ${contentFields}
    excerpt(format: PostObjectFieldFormatEnum): String
    date: String
    dateGmt: String
    modifiedGmt: String
    hasPassword: Boolean
    isRestricted: Boolean
    author: AuthorEdge
    tags(first: Int): TagConnection
    featuredImage: FeaturedImageEdge
    ${blockFields[blocks]}
    ${languageFields[plugin].replaceAll('[Page]', '[Post]')}
  }
  type TestimonialConnection { pageInfo: PageInfo! nodes: [Testimonial!]! }
  type Testimonial { uri: String status: String slug: String title: String content: String hasPassword: Boolean }
  type PostConnection { pageInfo: PageInfo! nodes: [Post!]! }
  input PostsWhereArgs { name: String tag: String }
  type AuthorEdge { node: User! }
  type User { name: String }
  type TagConnection { nodes: [Tag!]! }
  type Tag { slug: String name: String }
  type FeaturedImageEdge { node: MediaItem! }
  type MediaItem { sourceUrl: String altText: String mediaDetails: MediaDetails }
  type MediaDetails { width: Int height: Int sizes: [MediaSize] }
  type MediaSize { sourceUrl: String width: String height: String }
  type MediaItemConnection { nodes: [MediaItem!]! }
  input MediaItemsWhereArgs { in: [ID] }
  type PageConnection { pageInfo: PageInfo! nodes: [Page!]! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  input ChildrenWhereArgs { name: String nameIn: [String] }
  type ChildrenConnection { nodes: [ContentNode!]! }

  ${blockTypes[blocks]}
  ${languageTypes[plugin]}`
}

const languageFields = {
  polylang: 'language: Language translations: [Page]',
  wpml: 'locale: Locale translated: [Page] translations: [Translation]',
  none: '',
}

const languageTypes = {
  polylang: 'type Language { code: String locale: String }',
  wpml: 'type Locale { id: ID! locale: String } type Translation { id: ID! href: String locale: String post_title: String }',
  none: '',
}

const blockFields = { gutenberg: 'blocks: [Block!]', 'content-blocks': 'editorBlocks(flat: Boolean): [EditorBlock]' }

const blockTypes = {
  gutenberg: `
  "No kind of block is registered: who asks for one by a fragment gets nothing."
  interface Block { name: String! order: Int! attributesJSON: String saveContent: String innerBlocks: [Block!] }
  type AnyBlock implements Block { name: String! order: Int! attributesJSON: String saveContent: String innerBlocks: [Block!] }`,
  // some of the types that the plugin makes of the registered blocks
  'content-blocks': `
  interface EditorBlock { name: String type: String cssClassNames: [String] renderedHtml: String innerBlocks: [EditorBlock] }
  ${[
    ['CoreHeading', 'content: String level: Float align: String'],
    ['CoreParagraph', 'content: String'],
    ['CoreImage', 'id: Float url: String alt: String caption: String width: String height: String'],
    ['CoreQuote', 'citation: String'],
    ['FlDefaultCard', 'title: String url: String'],
  ]
    .map(
      ([type, attributes]) => `
  type ${type} implements EditorBlock { name: String type: String cssClassNames: [String] renderedHtml: String innerBlocks: [EditorBlock] attributes: ${type}Attributes }
  type ${type}Attributes { ${attributes} }`,
    )
    .join('\n')}`,
}
