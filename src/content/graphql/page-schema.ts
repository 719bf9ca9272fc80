import { escapeHtml } from '#domain/content/rich-text.ts'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { languages } from '#domain/language.ts'
import type { Attribute } from '../attribute.ts'
import { definitionOf, everyBlock, neutralValues } from '../blocks/index.ts'
import type { StoredPage, StoredPost } from '../documents/document.ts'
import type { Translation } from '../documents/document-store.ts'
import type { SchemaPart } from './schema-part.ts'

/** The GraphQL types of the blocks, one object type per definition. */
const shared = 'name: String! order: Int! innerBlocks: [Block!]!'

/** One type for both kinds of width: 1200 px of a picture, 66.66% of a column. */
const length = '"A number of px, or a length of CSS as text." scalar Length'

export const blockTypeDefinitions = [
  length,
  `interface Block { ${shared} }`,
  ...everyBlock.map(({ type, attributes }) => `type ${type} implements Block { ${shared} ${fieldsOf(attributes)} }`),
].join('\n')

function fieldsOf(attributes: Readonly<Record<string, Attribute>>): string {
  return Object.entries(attributes)
    .map(([name, { type, required }]) => `${name}: ${type}${required ? '!' : ''}`)
    .join(' ')
}

/** Blocks as GraphQL objects. A missing required attribute gets its default, so that one incomplete block cannot fail a page. */
function answerBlocks(blocks: readonly StoredBlock[]): object[] {
  return blocks.map(({ name, fields, innerBlocks }, order) => {
    const definition = definitionOf(name)
    return {
      ...neutralValues(definition),
      ...fields,
      __typename: definition.type,
      name,
      order,
      innerBlocks: () => answerBlocks(innerBlocks ?? []),
    }
  })
}

const maxNames = 50

/** Pages and their related fields (docs/product.md#content-source). */
export const pageSchema: SchemaPart = {
  typeDefs: `
    extend type Query {
      "The page at a path without the language; '/' is the start page. Null when there is none. With a token, its draft if it has one."
      page(uri: String!): Page @cost(weight: 100)
      "Every published page of the language; with a token every page."
      pages: [Page!]! @cost(weight: 250) @listSize(most: 100)
    }

    type Page {
      id: ID!
      "The path without the language; '/' is the start page."
      uri: String!
      "The last segment of its address; empty for the start page."
      slug: String!
      "When it was last changed, ISO 8601 in UTC."
      modified: String!
      "RENDERED is HTML, RAW is plain text."
      title(format: TitleFormat = RENDERED): String!
      "The same page in the other languages."
      translated: [Translation!]! @cost(weight: 10)
      blocks: [Block!]!
      "Pages one level below, by the last segment of their address, at most 50."
      children(names: [String!]!): [Page!]! @cost(weight: 20) @listSize(most: 50, argument: "names")
      "Set on the page of a workshop kind: the database id of its CERTIFICATION term."
      trainingCategoryId: Int
      "For search engines and shared links; null for the defaults."
      search: SearchFields
    }

    type SearchFields {
      "Used unchanged; empty for the title of the page."
      title: String!
      "Empty for the description from the page's content."
      description: String!
      "Excludes it from search engines and the sitemap."
      hidden: Boolean!
      "For shared links; null for the picture that the site draws."
      picture: PostPicture
    }

    type Translation {
      "The full path without the language, without slashes around it: workshops/flight-level-2-design"
      slug: String!
      locale: Locale!
      "Whether it is excluded from search engines; it is then no alternate of this page."
      hidden: Boolean!
    }

    enum TitleFormat { RENDERED RAW }
    enum Locale { ${languages.join(' ')} }
  `,
  resolvers: {
    Query: {
      page: (_, { uri }: { uri: string }, { store, language }) => store.page(uri, language),
      pages: (_, __, { store, language }) => store.pages(language),
    },
    Page: {
      modified: (page: StoredPage) => page.updatedAt.toString(),
      title: (page: StoredPage, { format }: { format: 'RENDERED' | 'RAW' }) =>
        format === 'RAW' ? page.title : escapeHtml(page.title),
      translated: async (page: StoredPage, _, { store }) => translated(await store.translationsOf.page(page)),
      blocks: (page: StoredPage) => answerBlocks(page.blocks),
      children: (page: StoredPage, { names }: { names: string[] }, { store }) =>
        store.children(page, names.slice(0, maxNames)),
    },
  },
}

function translated(translations: readonly Translation[]) {
  return translations.map(({ uri, language, search }) => ({
    slug: uri.slice(1),
    locale: language,
    hidden: search?.hidden ?? false,
  }))
}

/** The blog. `posts` and `post` use the language of the endpoint, like pages. */
const typeDefs = `
  extend type Query {
    "Newest first; with a token, drafts too. Pages are numbered from 1 and have at most 100 posts."
    posts(page: Int = 1, first: Int = 10, tag: String): PostPage! @cost(weight: 250) @listSize(most: 100, argument: "first")
    post(slug: String!): Post @cost(weight: 100)
  }

  type PostPage {
    "On all pages together."
    total: Int!
    nodes: [Post!]!
  }

  type Post {
    id: ID!
    "The last segment of its address."
    slug: String!
    title(format: TitleFormat = RENDERED): String!
    "Plain text: what the post is about, in a sentence or two."
    excerpt: String!
    author: String!
    "When it was published, ISO 8601 in UTC."
    date: String!
    modified: String!
    tags: [Tag!]!
    picture: PostPicture
    "The same post in the other languages: blog/{slug}"
    translated: [Translation!]!
    blocks: [Block!]!
    "As that of a page."
    search: SearchFields
    "Approved ones, oldest first."
    comments: [Comment!]! @cost(weight: 20) @listSize(most: 50)
  }

  type Tag { slug: String! name: String! }
  type PostPicture { url: String! alt: String! width: Int! height: Int! }

  type Comment {
    id: ID!
    name: String!
    "Plain text."
    comment: String!
    date: String!
    "Id of the comment that it answers."
    replyTo: ID
  }
`

const maxAtOnce = 100
/** Higher page numbers are rejected without a query. */
const lastPage = 10_000

export const postOf = (post: StoredPost) => ({
  ...post,
  date: post.publishedAt.toString(),
  modified: post.updatedAt.toString(),
})
type AnsweredPost = ReturnType<typeof postOf>

const resolvers: SchemaPart['resolvers'] = {
  Query: {
    posts: async (
      _: unknown,
      { page, first, tag }: { page: number; first: number; tag?: string | null },
      { store, language },
    ) => {
      const found = await store.posts({
        language,
        page: between(1, page, lastPage),
        first: between(1, first, maxAtOnce),
        tag: tag ?? undefined,
      })
      return { total: found.total, nodes: found.posts.map(postOf) }
    },
    post: async (_, { slug }: { slug: string }, { store, language }) => {
      const post = await store.post(slug, language)
      return post && postOf(post)
    },
  },
  Post: {
    title: (post: AnsweredPost, { format }: { format: 'RENDERED' | 'RAW' }) =>
      format === 'RAW' ? post.title : escapeHtml(post.title),
    translated: async (post: AnsweredPost, _, { store }) => translated(await store.translationsOf.post(post)),
    blocks: (post: AnsweredPost) => answerBlocks(post.blocks),
    comments: async ({ slug, language }: AnsweredPost, _, { comments }) => {
      const approved = await comments.load({ slug, language })
      return approved.map(({ writtenAt, ...comment }) => ({ ...comment, date: writtenAt }))
    },
  },
}

export const postSchema: SchemaPart = { typeDefs, resolvers }

function between(least: number, asked: number, most: number): number {
  return Math.min(Math.max(asked, least), most)
}
