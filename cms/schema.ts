import { createSchema } from 'graphql-yoga'
import type { Language } from '#domain/language.ts'
import { answerBlocks, blockTypeDefinitions } from './block-types.ts'
import type { PublicComments } from './post-comments.ts'
import type { PostStore } from './post-store.ts'
import { postsSchema } from './posts-schema.ts'
import { costDirective } from './query-limits.ts'
import { renderTitle } from './render-title.ts'
import type { ContentStore, StoredPage } from './store.ts'

export interface ContentContext {
  store: ContentStore
  posts: PostStore
  /** Approved comments, which the site keeps itself. */
  comments: PublicComments
  /** From `?lang=` of the endpoint (SPEC §7). */
  language: Language
}

/** The queries of SPEC §7. `@cost` marks the fields that ask the store; see `query-limits.ts`. */
const typeDefinitions = `
  ${costDirective}

  type Query {
    "The page at a path behind the language; '/' is the start page. Null when there is none."
    page(uri: String!): Page @cost(weight: 20)
    "Every published page of the language."
    pages: [Page!]! @cost(weight: 50)
    termNode(id: ID!, idType: TermNodeIdType = SLUG, taxonomy: Taxonomy!): TermNode @cost(weight: 20)
  }

  type Page {
    id: ID!
    "The path behind the language; '/' is the start page."
    uri: String!
    "The last segment of its address; empty for the start page."
    slug: String!
    "RENDERED is HTML, RAW is the text as it was written."
    title(format: TitleFormat = RENDERED): String!
    "The same page in the other languages."
    translated: [Translation!]! @cost(weight: 20)
    blocks: [Block!]!
    "Pages one level below, by the last segment of their address, at most 50."
    children(names: [String!]!): [Page!]! @cost(weight: 50)
    "Set on the page of a workshop kind: the database id of its CERTIFICATION term."
    trainingCategoryId: Int
  }

  type Translation {
    "The whole path behind the language, without slashes around it: workshops/flight-level-2-design"
    slug: String!
    locale: Locale!
  }

  type TermNode {
    databaseId: Int!
  }

  enum TitleFormat { RENDERED RAW }
  enum TermNodeIdType { SLUG }
  enum Taxonomy { CERTIFICATION }
  enum Locale { de en }
`

const mostNames = 50

export const contentSchema = createSchema<ContentContext>({
  typeDefs: [typeDefinitions, blockTypeDefinitions, postsSchema.typeDefs],
  resolvers: [
    postsSchema.resolvers,
    {
      Query: {
        page: (_: unknown, { uri }: { uri: string }, { store, language }) => store.page(uri, language),
        pages: (_: unknown, __: unknown, { store, language }) => store.pages(language),
        termNode: async (_: unknown, { id, taxonomy }: { id: string; taxonomy: string }, { store }) => {
          const databaseId = await store.termId(taxonomy, id)
          return databaseId === undefined ? null : { databaseId }
        },
      },
      Page: {
        title: (page: StoredPage, { format }: { format: 'RENDERED' | 'RAW' }) =>
          format === 'RAW' ? page.title : renderTitle(page.title),
        translated: async (page: StoredPage, _: unknown, { store }) => {
          const twins = await store.twins(page)
          return twins.map((twin) => ({ slug: twin.uri.slice(1), locale: twin.language }))
        },
        blocks: (page: StoredPage) => answerBlocks(page.blocks),
        children: (page: StoredPage, { names }: { names: string[] }, { store }) =>
          store.children(page, names.slice(0, mostNames)),
      },
    },
  ],
})
