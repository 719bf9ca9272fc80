import type { ContentSource, PageStatus } from '#content/ports/content.ts'
import type { Language } from '#domain/language.ts'
import { createContentClient } from '../content-client.ts'
import type { ContentClients } from '../content-clients.ts'
import { RefusedQuery, RefusedToken } from '../graphql-exchange.ts'
import { searchQuestion } from '../search-question.ts'
import { latestChangeAnswer } from '../wordpress/wordpress-answer.ts'
import { createWordPressClient, newKnowledge } from '../wordpress/wordpress-client.ts'
import { latestChangeQuery } from '../wordpress/wordpress-queries.ts'
import { statusAnswer, statusQuery, viewerAnswer, viewerQuery } from './preview-questions.ts'

/** How a kind of content source is spoken to. */
export interface ContentDialect {
  source(clients: ContentClients): ContentSource
  /** The status of a page for the given tokens. Throws `RefusedToken` when they are not valid (any more). */
  status(clients: ContentClients, uri: string, language: Language): Promise<PageStatus>
  /** What was changed last, where the source can say so in one answer. */
  latestChange?(clients: ContentClients): Promise<string>
}

/** The site’s own contract, as the embedded system answers it (docs/product.md#content-source). */
export function siteDialect(): ContentDialect {
  // learned once, for all clients that are made
  const withSearch = searchQuestion()
  return { source: (clients) => createContentClient(clients, withSearch), status }
}

async function status(clients: ContentClients, uri: string, language: Language): Promise<PageStatus> {
  const question = { query: statusQuery, variables: { uri }, answer: statusAnswer }
  try {
    const { page } = await clients[language].ask(question)
    return page ? statuses[page.status ?? 'GONE'] : 'none'
  } catch (error) {
    // a source that has the fields of docs/product.md#content-source and no more
    if (error instanceof RefusedQuery) return 'unknown'
    throw error
  }
}

const statuses = { DRAFT: 'draft', CHANGED: 'changed', PUBLISHED: 'published', GONE: 'unknown' } as const

/**
 * A WordPress takes the token, and shows the same pages: drafts have no address there that could be asked for, and the dialect lets nothing
 * through that is not published (docs/decisions/0046).
 */
export function wordpressDialect(): ContentDialect {
  // learned once, for all clients that are made
  const knowledge = newKnowledge()
  return {
    source: (clients) => createWordPressClient(clients, knowledge),
    async status(clients, _uri, language) {
      const { viewer } = await clients[language].ask({ query: viewerQuery, variables: {}, answer: viewerAnswer })
      if (!viewer) throw new RefusedToken('WordPress knows nobody by this token')
      return 'unknown'
    },
    async latestChange(clients) {
      const { contentNodes } = await clients.default.ask({
        query: latestChangeQuery,
        variables: {},
        answer: latestChangeAnswer,
      })
      return JSON.stringify(contentNodes.nodes)
    },
  }
}
