import type { ContentPreview, ContentSource, LoginOrigin } from '#content/ports/content.ts'
import { refused } from '#domain/result.ts'
import { ContentError, contentClients } from '../content-clients.ts'
import { type ContentEndpoint, RefusedToken, SourceErrors, type Transport } from '../graphql-exchange.ts'
import { type ContentDialect, loginAnswer, loginQuery, logoutAnswer, logoutQuery } from './content-dialect.ts'

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
