import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { pageBlocks } from '../documents/block-rules.ts'
import type { ContentContext } from '../documents/content-context.ts'
import { pages, posts, type StoredPage, type StoredPost, statusOf } from '../documents/document.ts'
import type { StoredRevision } from '../documents/document-store.ts'
import { checkedInput, editorOf, mutationsOf, pictureInput, savePageInput, searchInput } from '../documents/editing.ts'
import { postOf } from './page-schema.ts'
import type { SchemaPart } from './schema-part.ts'

const maxRevisions = 100

/** What only editors see of a page or post. */
const editorsFields = `
  "Null without a token, as the three fields below."
  status: PageStatus
  "Incremented by every change; sent as expectedRevision when saving."
  revision: Int
  "Newest first, at most 100."
  revisions(first: Int = 20): [Revision!] @cost(weight: 250) @listSize(most: 100, argument: "first")
  storedBlocks: StoredBlocks
`
type Stored = StoredPage | StoredPost

const forEditors: NonNullable<SchemaPart['resolvers']>[string] = {
  status: (document: Stored, _, { viewer }) => (viewer ? statusOf(document) : null),
  revision: (document: Stored, _, { viewer }) => (viewer ? document.revision : null),
  revisions: (document: Stored, { first }: { first: number | null }, { viewer, store }) =>
    viewer ? store.revisions(document, Math.min(Math.max(first ?? 20, 0), maxRevisions)) : null,
  storedBlocks: (document: Stored, _, { viewer }) => (viewer ? document.blocks : null),
}

const mutations = mutationsOf(pages)

export const pageEditingSchema: SchemaPart = {
  typeDefs: `
    extend type Mutation {
      "Saves a draft; the published page does not change. expectedRevision 0 creates the page."
      savePage(input: SavePageInput!): Page! @cost(weight: 500)
      "Publishes the latest draft."
      publishPage(input: PageStepInput!): Page! @cost(weight: 500)
      "Unpublishes a page and keeps it as a draft."
      unpublishPage(input: PageStepInput!): Page! @cost(weight: 500)
      "Its revisions are kept, so that restoreRevision can restore it."
      deletePage(input: PageStepInput!): Boolean! @cost(weight: 500)
      "Saves the content of a revision as a draft."
      restoreRevision(input: RestoreRevisionInput!): Page! @cost(weight: 500)
    }

    input SavePageInput {
      "The path without the language. Changed in the office, with a redirect."
      uri: String!
      language: Locale!
      "The revision that was read. If it has changed, the error is CONFLICT."
      expectedRevision: Int!
      title: String!
      blocks: StoredBlocks!
      trainingCategoryId: Int
      "Unchanged when left out, removed by null."
      search: SearchFieldsInput
      "For a new page: the id of its translation."
      translationOf: ID
    }

    input SearchFieldsInput {
      title: String! = ""
      description: String! = ""
      hidden: Boolean! = false
      "Unchanged when left out; null uses the picture that the site draws."
      picture: PostPictureInput
    }

    input PageStepInput {
      id: ID!
      expectedRevision: Int!
    }

    input RestoreRevisionInput {
      id: ID!
      revision: Int!
      expectedRevision: Int!
    }

    "A list of { name, fields, innerBlocks }: blocks as they are stored."
    scalar StoredBlocks

    extend type Page { ${editorsFields} }

    "CHANGED is published with a draft beside it, GONE is deleted; without a token, not published."
    enum PageStatus { DRAFT CHANGED PUBLISHED GONE }

    type Revision {
      number: Int!
      kind: RevisionKind!
      "The name of the account."
      by: String!
      "ISO 8601, UTC."
      at: String!
      title: String!
      storedBlocks: StoredBlocks!
      search: SearchFields
    }

    enum RevisionKind { SAVED PUBLISHED UNPUBLISHED RESTORED DELETED MOVED }
  `,
  resolvers: {
    Mutation: {
      savePage: (_, { input }, context) => savePage(input, context),
      publishPage: (_, sent, context) => mutations.publish(sent, context),
      unpublishPage: (_, sent, context) => mutations.unpublish(sent, context),
      deletePage: (_, sent, context) => mutations.remove(sent, context),
      restoreRevision: (_, sent, context) => mutations.restore(sent, context),
    },
    Page: forEditors,
    Revision: {
      kind: ({ kind }: StoredRevision) => kind.toUpperCase(),
      at: ({ at }: StoredRevision) => at.toString(),
      title: ({ content }: StoredRevision) => content.title,
      storedBlocks: ({ content }: StoredRevision) => content.blocks,
      search: ({ content }: StoredRevision) => content.search ?? null,
    },
  },
}

function savePage(given: unknown, context: ContentContext): Promise<StoredPage> {
  editorOf(context)
  const { translationOf, trainingCategoryId, title, blocks, search, ...place } = checkedInput(savePageInput, given)
  const content = { title, blocks, trainingCategoryId: trainingCategoryId ?? null, search }
  return mutations.save(context, { ...place, content, translationId: translationOf ?? null })
}

const postMutations = mutationsOf(posts)

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no name such as das-board-das-euch-fehlt')
const line = (most: number) => z.string().trim().min(1).max(most)

/** A post to save. Revision 0 means that it does not exist yet. */
const savePostInput = z.object({
  slug,
  language: z.enum(languages),
  expectedRevision: z.number().int().nonnegative(),
  title: line(300),
  excerpt: line(500),
  author: line(100),
  tags: z.array(z.object({ slug, name: line(60) })).max(20),
  picture: pictureInput.nullish(),
  blocks: pageBlocks,
  search: searchInput.nullish(),
  translationOf: z.uuid().nullish(),
})

export const postEditingSchema: SchemaPart = {
  typeDefs: `
    extend type Mutation {
      "Saves a draft; the published post does not change. expectedRevision 0 creates the post."
      savePost(input: SavePostInput!): Post! @cost(weight: 500)
      "Publishes the latest draft. The first time sets the date of the post."
      publishPost(input: PageStepInput!): Post! @cost(weight: 500)
      "Unpublishes a post and keeps it as a draft."
      unpublishPost(input: PageStepInput!): Post! @cost(weight: 500)
      deletePost(input: PageStepInput!): Boolean! @cost(weight: 500)
      "Saves the content of a revision as a draft; restores a deleted post."
      restorePost(input: RestoreRevisionInput!): Post! @cost(weight: 500)
    }

    input SavePostInput {
      "The last segment of its address. Changed in the office, with a redirect."
      slug: String!
      language: Locale!
      "The revision that was read. If it has changed, the error is CONFLICT."
      expectedRevision: Int!
      title: String!
      excerpt: String!
      author: String!
      tags: [TagInput!]!
      picture: PostPictureInput
      blocks: StoredBlocks!
      "Unchanged when left out, removed by null."
      search: SearchFieldsInput
      "For a new post: the id of its translation."
      translationOf: ID
    }

    input TagInput { slug: String! name: String! }
    input PostPictureInput { url: String! alt: String! width: Int! height: Int! }

    extend type Post { ${editorsFields} }
  `,
  resolvers: {
    Mutation: {
      savePost: async (_, { input }, context) => postOf(await savePost(input, context)),
      publishPost: async (_, sent, context) => postOf(await postMutations.publish(sent, context)),
      unpublishPost: async (_, sent, context) => postOf(await postMutations.unpublish(sent, context)),
      restorePost: async (_, sent, context) => postOf(await postMutations.restore(sent, context)),
      deletePost: (_, sent, context) => postMutations.remove(sent, context),
    },
    Post: forEditors,
  },
}

function savePost(given: unknown, context: ContentContext): Promise<StoredPost> {
  editorOf(context)
  const { slug, language, expectedRevision, translationOf, ...written } = checkedInput(savePostInput, given)
  const content = { ...written, picture: written.picture ?? null }
  const place = { uri: `/blog/${slug}`, language, expectedRevision }
  return postMutations.save(context, { ...place, content, translationId: translationOf ?? null })
}
