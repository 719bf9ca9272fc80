import { z } from 'zod'
import type { ContentSource, PageStatus } from '#content/ports/content.ts'
import { draftIn } from '#domain/content/links.ts'
import type { Language } from '#domain/language.ts'
import { createContentClient } from '../content-client.ts'
import type { ContentClients } from '../content-clients.ts'
import { RefusedQuery, RefusedToken, SourceErrors } from '../graphql-exchange.ts'
import { searchQuestion } from '../queries.ts'
import { draftStatusAnswer, latestChangeAnswer } from '../wordpress/wordpress-answer.ts'
import { createWordPressClient, newKnowledge } from '../wordpress/wordpress-client.ts'
import { draftStatusQuery, latestChangeQuery } from '../wordpress/wordpress-queries.ts'

/** In the format of WPGraphQL’s JWT plugin, which the embedded system supports too. */
export const loginQuery = `
  mutation login($username: String!, $password: String!) {
    login(input: { username: $username, password: $password }) { authToken }
  }`

/** Characters that are valid in a cookie and in a header (RFC 6750). */
const token = z.string().regex(/^[\w.~+/-]{1,3800}=*$/)

export const loginAnswer = z.object({ login: z.object({ authToken: token }) })

export const logoutQuery = 'mutation logout { logout }'

export const logoutAnswer = z.object({ logout: z.unknown() })

/** The path of a post is /blog/{slug}; every other path is that of a page. */
function statusQuestion(uri: string) {
  const slug = /^\/blog\/([^/]+)$/.exec(uri)?.[1]
  return slug === undefined
    ? { query: 'query standing($uri: String!) { document: page(uri: $uri) { status } }', variables: { uri } }
    : { query: 'query standing($slug: String!) { document: post(slug: $slug) { status } }', variables: { slug } }
}

const statusAnswer = z.object({
  document: z.object({ status: z.enum(['DRAFT', 'CHANGED', 'PUBLISHED', 'GONE']).nullable() }).nullable(),
})

/** WordPress returns the viewer, or null when it rejects the token. */
const viewerQuery = 'query viewer { viewer { databaseId } }'

const viewerAnswer = z.object({ viewer: z.object({ databaseId: z.number() }).nullable() })

/** The protocol of a kind of content source. */
export interface ContentDialect {
  /** `drafts`: the clients have the tokens of an editor, who can see unpublished content. */
  source(clients: ContentClients, drafts?: boolean): ContentSource
  /** The status of a page for the given tokens. Throws `RefusedToken` when they are invalid. */
  status(clients: ContentClients, uri: string, language: Language): Promise<PageStatus>
  /** The latest change, where the source can report it in one query. */
  latestChange?(clients: ContentClients): Promise<string>
}

/** The site’s own contract, as implemented by the embedded system (docs/product.md#content-source). */
export function siteDialect(): ContentDialect {
  // Negotiated once for all clients.
  const withSearch = searchQuestion()
  return { source: (clients) => createContentClient(clients, withSearch), status }
}

async function status(clients: ContentClients, uri: string, language: Language): Promise<PageStatus> {
  const question = { ...statusQuestion(uri), answer: statusAnswer }
  try {
    const { document } = await clients[language].ask(question)
    return document ? statuses[document.status ?? 'GONE'] : 'none'
  } catch (error) {
    // A source that supports only the fields of docs/product.md#content-source.
    if (error instanceof RefusedQuery) return 'unknown'
    throw error
  }
}

const statuses = { DRAFT: 'draft', CHANGED: 'changed', PUBLISHED: 'published', GONE: 'unknown' } as const

/**
 * WordPress accepts the token but serves the published pages at their addresses. Drafts are queried by number, which its preview button provides
 * (docs/decisions/0045).
 */
export function wordpressDialect(): ContentDialect {
  // Negotiated once for all clients.
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

/** An expired or foreign token fails the whole query: ‘Internal server error’, beside data. */
function noViewer(error: unknown): { viewer: null } {
  if (error instanceof SourceErrors && !(error instanceof RefusedQuery)) return { viewer: null }
  throw error
}

/** Unpublished changes of a published page are a newer draft beside it. */
function draftStatus({ published, draft }: z.infer<typeof draftStatusAnswer>): PageStatus {
  if (!published || !draft) return 'none'
  if (published.status !== 'publish') return 'draft'
  const isYounger = (draft.dateGmt ?? '') > (published.modifiedGmt ?? '')
  return draft.databaseId !== published.databaseId && isYounger ? 'changed' : 'published'
}
