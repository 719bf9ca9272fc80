import { escapeHtml } from '#domain/content/rich-text.ts'
import type { StoredPost } from '../documents/document.ts'
import { answerBlocks, translated } from './page-schema.ts'
import type { SchemaPart } from './schema-part.ts'

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

/** A post as a GraphQL object. */
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
