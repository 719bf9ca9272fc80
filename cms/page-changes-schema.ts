import type { ContentContext } from './content-context.ts'
import { isoInstant } from './iso-instant.ts'
import { newestOnly } from './newest-only.ts'
import { statusOf } from './page-editor.ts'
import type { Heard, PageNews } from './page-news.ts'
import { pageUri } from './page-uri.ts'
import { unauthenticated } from './request-context.ts'
import type { SchemaPart } from './schema-part.ts'

/** Changes of a page, as they happen. Over a websocket only. */
export const pageChangesSchema: SchemaPart = {
  typeDefs: `
    extend type Subscription {
      "Each change of the page in the language of the endpoint. Without a token: when visitors see another page than before."
      pageChanged(uri: String!): PageChange! @cost(weight: 100)
    }

    type PageChange {
      uri: String!
      revision: Int!
      "PUBLISHED or GONE without a token."
      status: PageStatus!
      "ISO 8601, UTC."
      changedAt: String!
    }
  `,
  resolvers: {
    Subscription: {
      pageChanged: { subscribe: (_, { uri }: { uri: string }, context) => pageChanges(pageUri(uri), context) },
    },
  },
}

type PageChange = Pick<PageNews, 'uri' | 'revision' | 'status' | 'changedAt'>

function pageChanges(uri: string, context: ContentContext) {
  const { news, viewer, tokens, language } = context
  let over = false
  return newestOnly<Heard, { pageChanged: PageChange | Error }>(
    (hear) =>
      news.follow({ uri, language }, (heard) => {
        if (viewer || heard === 'missed' || heard.visible) hear(heard)
      }),
    async (heard) => {
      if (over) return undefined
      if (viewer && !(await tokens.isValid(viewer))) {
        over = true
        // An error as the value is an error of this field: the subscriber hears why nothing comes any more.
        return { pageChanged: unauthenticated() }
      }
      return { pageChanged: heard === 'missed' ? await standing(uri, context) : seenBy(context, heard) }
    },
  )
}

function seenBy({ viewer }: ContentContext, { uri, revision, status, changedAt }: PageNews): PageChange {
  const seen = viewer || status === 'PUBLISHED' ? status : 'GONE'
  return { uri, revision, status: seen, changedAt }
}

/** How the page stands now, for when it is not known what has happened to it. */
async function standing(uri: string, { store, language, viewer, clock }: ContentContext): Promise<PageChange> {
  const page = await store.page(uri, language)
  if (!page) return { uri, revision: 0, status: 'GONE', changedAt: clock.now().toString() }
  const status = viewer ? statusOf(page) : 'PUBLISHED'
  return { uri, revision: page.revision, status, changedAt: isoInstant(page.updatedAt) }
}
