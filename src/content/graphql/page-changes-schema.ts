import type { ContentContext } from '../documents/content-context.ts'
import { statusOf } from '../documents/document.ts'
import { pageUri } from '../documents/document-store.ts'
import type { PageEvent, PageEventOrGap } from '../documents/page-events.ts'
import { type SchemaPart, unauthenticated } from './schema-part.ts'

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

type PageChange = Pick<PageEvent, 'uri' | 'revision' | 'status' | 'changedAt'>

function pageChanges(uri: string, context: ContentContext) {
  const { pageEvents, viewer, tokens, language } = context
  let over = false
  return newestOnly<PageEventOrGap, { pageChanged: PageChange | Error }>(
    (hear) =>
      pageEvents.subscribe({ uri, language }, (heard) => {
        if (viewer || heard === 'missed' || heard.visible) hear(heard)
      }),
    async (heard) => {
      if (over) return undefined
      if (viewer && !(await tokens.isValid(viewer))) {
        over = true
        // An error as a value becomes an error of this field, so that the subscriber learns why events end.
        return { pageChanged: unauthenticated() }
      }
      return { pageChanged: heard === 'missed' ? await status(uri, context) : seenBy(context, heard) }
    },
  )
}

function seenBy({ viewer }: ContentContext, { uri, revision, status, changedAt }: PageEvent): PageChange {
  const seen = viewer || status === 'PUBLISHED' ? status : 'GONE'
  return { uri, revision, status: seen, changedAt }
}

/** The current status of a page, after events may have been lost. */
async function status(uri: string, { store, language, viewer, clock }: ContentContext): Promise<PageChange> {
  const page = await store.page(uri, language)
  if (!page) return { uri, revision: 0, status: 'GONE', changedAt: clock.now().toString() }
  const status = viewer ? statusOf(page) : 'PUBLISHED'
  return { uri, revision: page.revision, status, changedAt: page.updatedAt.toString() }
}

/**
 * An async iterable of events for a subscription. A slow consumer gets only the newest: each event replaces one that was not consumed yet. Not an
 * async generator, because a waiting generator cannot be stopped.
 *
 * @param subscribe starts listening and returns the unsubscribe function
 * @param answer maps an event; undefined skips it
 */
function newestOnly<Item, Value>(
  subscribe: (hear: (event: Item) => void) => () => void,
  answer: (event: Item) => Promise<Value | undefined>,
): AsyncIterableIterator<Value> {
  let untaken: { event: Item } | null = null
  let wake: () => void = () => undefined
  let over = false
  const stop = subscribe((event) => {
    untaken = { event }
    wake()
  })

  function take(): { event: Item } | null {
    const taken = untaken
    untaken = null
    return taken
  }

  function end(): void {
    over = true
    stop()
    wake()
  }

  return {
    async next() {
      while (!over) {
        const taken = take()
        if (taken) {
          const value = await answer(taken.event)
          if (value !== undefined && !over) return { done: false, value }
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
      return { done: true, value: undefined }
    },
    async return() {
      end()
      return { done: true, value: undefined }
    },
    async throw(error) {
      end()
      throw error
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
