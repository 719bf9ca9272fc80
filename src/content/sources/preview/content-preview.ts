import { z } from 'zod'
import type { ContentPreview, LoginOrigin } from '#content/ports/content.ts'
import { draftIn } from '#domain/content/links.ts'
import type { Language } from '#domain/language.ts'
import { refused } from '#domain/result.ts'
import type { ContentSource, PageStatus } from '../../ports/content.ts'
import { createContentClient } from '../content-client.ts'
import { type ContentClients, ContentError, contentClients } from '../content-clients.ts'
import { type ContentEndpoint, RefusedQuery, RefusedToken, SourceErrors, type Transport } from '../graphql-exchange.ts'
import { searchQuestion } from '../queries.ts'
import { draftStatusAnswer, latestChangeAnswer } from '../wordpress/wordpress-answer.ts'
import { createWordPressClient, newKnowledge } from '../wordpress/wordpress-client.ts'
import { draftStatusQuery, latestChangeQuery } from '../wordpress/wordpress-queries.ts'

interface PreviewParts {
  endpoint: ContentEndpoint
  dialect: ContentDialect
  published: ContentSource
  /** A transport that forwards the origin of a login, where the source can use it. */
  transportFor?: ((origin: LoginOrigin) => Transport) | undefined
}

/** WordPress's error codes for invalid credentials. */
const wordPressRefusals = /\b(incorrect_password|invalid_username|invalid_email|invalid_credentials)\b/

/** The content source for logged-in editors; never cached. */
export function contentPreview({ endpoint, dialect, published, transportFor }: PreviewParts): ContentPreview {
  return {
    async login({ username, password, ...origin }) {
      const anonymous = { ...endpoint, token: undefined, transport: transportFor?.(origin) ?? endpoint.transport }
      const question = { query: loginQuery, variables: { username, password }, answer: loginAnswer }
      try {
        const { login } = await contentClients(anonymous).default.ask(question)
        return { outcome: 'done', token: login.authToken }
      } catch (cause) {
        const reason = refusalIn(cause)
        if (reason) return refused(reason)
        throw new ContentError('Could not log in', { cause })
      }
    },

    async logout(tokens) {
      for (const token of new Set(Object.values(tokens))) {
        const client = contentClients({ ...endpoint, token }).default
        await client.ask({ query: logoutQuery, variables: {}, answer: logoutAnswer }).catch((cause: unknown) => {
          // A token that is already invalid need not be revoked.
          if (!(cause instanceof RefusedToken)) throw new ContentError('Could not log out', { cause })
        })
      }
    },

    async status(tokens, uri, language) {
      try {
        return await dialect.status(contentClients(endpoint, tokens), uri, language)
      } catch (cause) {
        if (cause instanceof RefusedToken) return 'refused'
        // The page itself will report the problem.
        return 'unknown'
      }
    },

    source: (tokens) => orPublished(dialect.source(contentClients(endpoint, tokens), true), published),
  }
}

function refusalIn(cause: unknown): 'refused' | 'too-many' | null {
  if (!(cause instanceof SourceErrors)) return null
  if (cause.codes.includes('TOO_MANY_ATTEMPTS')) return 'too-many'
  return cause.codes.includes('UNAUTHENTICATED') || wordPressRefusals.test(cause.message) ? 'refused' : null
}

/** A token may be revoked while its page is rendered; the page is then the published one. */
function orPublished(preview: ContentSource, published: ContentSource): ContentSource {
  async function or<Answer>(wanted: Promise<Answer>, otherwise: () => Promise<Answer>): Promise<Answer> {
    try {
      return await wanted
    } catch (error) {
      if (error instanceof ContentError && error.cause instanceof RefusedToken) return await otherwise()
      throw error
    }
  }
  return {
    page: (...asked) => or(preview.page(...asked), () => published.page(...asked)),
    pages: (...asked) => or(preview.pages(...asked), () => published.pages(...asked)),
    posts: (...asked) => or(preview.posts(...asked), () => published.posts(...asked)),
    post: (...asked) => or(preview.post(...asked), () => published.post(...asked)),
    testimonials: (...asked) => or(preview.testimonials(...asked), () => published.testimonials(...asked)),
    children: (...asked) => or(preview.children(...asked), () => published.children(...asked)),
    categoryId: (...asked) => or(preview.categoryId(...asked), () => published.categoryId(...asked)),
  }
}

/** In the format of WPGraphQL’s JWT plugin, which the embedded system supports too. */
const loginQuery = `
  mutation login($username: String!, $password: String!) {
    login(input: { username: $username, password: $password }) { authToken }
  }`

/** Characters that are valid in a cookie and in a header (RFC 6750). */
const token = z.string().regex(/^[\w.~+/-]{1,3800}=*$/)

const loginAnswer = z.object({ login: z.object({ authToken: token }) })

const logoutQuery = 'mutation logout { logout }'

const logoutAnswer = z.object({ logout: z.unknown() })

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

interface ContentDialect {
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

/** WordPress accepts the token but serves published pages at their addresses: drafts are queried by number (docs/decisions/0045). */
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
