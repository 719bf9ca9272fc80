import type { ContentContext } from '../documents/content-context.ts'
import { pages, type StoredPage, statusOf } from '../documents/document.ts'
import type { StoredRevision } from '../documents/document-store.ts'
import { checkedInput, editorOf, mutationsOf, savePageInput } from '../documents/editing.ts'
import type { SchemaPart } from './schema-part.ts'

export const maxRevisions = 100

const mutations = mutationsOf(pages)

/** Drafts, revisions and mutations of pages. */
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

    extend type Page {
      "Null without a token, as the three fields below."
      status: PageStatus
      "Incremented by every change; sent as expectedRevision when saving."
      revision: Int
      "Newest first, at most 100."
      revisions(first: Int = 20): [Revision!] @cost(weight: 250) @listSize(most: 100, argument: "first")
      storedBlocks: StoredBlocks
    }

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
    Page: {
      status: (page: StoredPage, _, { viewer }) => (viewer ? statusOf(page) : null),
      revision: (page: StoredPage, _, { viewer }) => (viewer ? page.revision : null),
      revisions: (page: StoredPage, { first }: { first: number | null }, { viewer, store }) =>
        viewer ? store.revisions(page, Math.min(Math.max(first ?? 20, 0), maxRevisions)) : null,
      storedBlocks: (page: StoredPage, _, { viewer }) => (viewer ? page.blocks : null),
    },
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
