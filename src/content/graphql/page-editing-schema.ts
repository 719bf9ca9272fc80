import type { ContentContext } from '../documents/content-context.ts'
import { pages, type StoredPage, statusOf } from '../documents/document.ts'
import type { StoredRevision } from '../documents/document-store.ts'
import { checkedInput, editorOf, mutationsOf } from '../documents/editing.ts'
import { savePageInput } from '../documents/page-input.ts'
import type { SchemaPart } from './schema-part.ts'

export const maxRevisions = 100

const mutations = mutationsOf(pages)

/** Drafts, revisions and mutations of pages. */
export const pageEditingSchema: SchemaPart = {
  typeDefs: `
    extend type Mutation {
      "Saves a draft; what is published stays as it is. An address without a page gets one, with expectedRevision 0."
      savePage(input: SavePageInput!): Page! @cost(weight: 500)
      "Shows visitors what was saved last."
      publishPage(input: PageStepInput!): Page! @cost(weight: 500)
      "Takes a page away from visitors and keeps it as a draft."
      unpublishPage(input: PageStepInput!): Page! @cost(weight: 500)
      "Its revisions stay, so that restoreRevision can bring it back."
      deletePage(input: PageStepInput!): Boolean! @cost(weight: 500)
      "Saves what a revision holds as a draft."
      restoreRevision(input: RestoreRevisionInput!): Page! @cost(weight: 500)
    }

    input SavePageInput {
      "The path behind the language. Another one is given in the office, where the redirects are."
      uri: String!
      language: Locale!
      "The revision that was read. Another one by now is the error CONFLICT."
      expectedRevision: Int!
      title: String!
      blocks: StoredBlocks!
      trainingCategoryId: Int
      "Left out, they stay as they are; null takes them away."
      search: SearchFieldsInput
      "For a new page: the id of the page that says the same in the other language."
      translationOf: ID
    }

    input SearchFieldsInput {
      title: String! = ""
      description: String! = ""
      hidden: Boolean! = false
      "Left out, it stays as it is; null leaves it to the site."
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
      "Counts every change; name it when you save."
      revision: Int
      "Newest first, at most 100."
      revisions(first: Int = 20): [Revision!] @cost(weight: 250) @listSize(most: 100, argument: "first")
      storedBlocks: StoredBlocks
    }

    "CHANGED is published with a draft beside it, GONE is to be seen no more."
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
