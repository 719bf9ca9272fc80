import type { z } from 'zod'
import type { ContentSource, PageStatus } from '#content/ports/content.ts'
import { draftIn } from '#domain/content/draft-uri.ts'
import type { Language } from '#domain/language.ts'
import { createContentClient } from '../content-client.ts'
import type { ContentClients } from '../content-clients.ts'
import { RefusedQuery, RefusedToken, SourceErrors } from '../graphql-exchange.ts'
import { searchQuestion } from '../search-question.ts'
import { draftStatusAnswer, latestChangeAnswer } from '../wordpress/wordpress-answer.ts'
import { createWordPressClient, newKnowledge } from '../wordpress/wordpress-client.ts'
import { draftStatusQuery, latestChangeQuery } from '../wordpress/wordpress-queries.ts'
import { statusAnswer, statusQuery, viewerAnswer, viewerQuery } from './preview-questions.ts'

/** How a kind of content source is spoken to. */
export interface ContentDialect {
  /** `drafts`: the clients have the tokens of an editor, who may see what is not published. */
  source(clients: ContentClients, drafts?: boolean): ContentSource
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
 * A WordPress takes the token, and shows the same pages at the same addresses. Drafts have none there: they are asked for by their number, which
 * its preview button knows (docs/decisions/0045).
 */
export function wordpressDialect(): ContentDialect {
  // learned once, for all clients that are made
  const knowledge = newKnowledge()
  return {
    source: (clients, drafts) => createWordPressClient(clients, knowledge, { drafts }),
    async status(clients, uri, language) {
      const id = draftIn(uri)
      const draft = id === null ? null : { query: draftStatusQuery, variables: { id }, answer: draftStatusAnswer }
      const question = draft ?? { query: viewerQuery, variables: {}, answer: viewerAnswer }
      const known = await clients[language].ask<z.infer<typeof viewerAnswer>>(question).catch(noViewer)
      if (!known.viewer) throw new RefusedToken('WordPress knows nobody by this token')
      return draft ? draftStatus(draftStatusAnswer.parse(known)) : 'unknown'
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

/** A token that has expired or is no token of this WordPress fails the whole answer: ‘Internal server error’, beside data. */
function noViewer(error: unknown): { viewer: null } {
  if (error instanceof SourceErrors && !(error instanceof RefusedQuery)) return { viewer: null }
  throw error
}

/** What an editor saves of a published page without publishing it stands beside it, and is younger. */
function draftStatus({ published, draft }: z.infer<typeof draftStatusAnswer>): PageStatus {
  if (!published || !draft) return 'none'
  if (published.status !== 'publish') return 'draft'
  const isYounger = (draft.dateGmt ?? '') > (published.modifiedGmt ?? '')
  return draft.databaseId !== published.databaseId && isYounger ? 'changed' : 'published'
}
