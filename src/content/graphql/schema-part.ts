import DataLoader from 'dataloader'
import type { GraphQLError, GraphQLFieldResolver } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'
import type { ContentContext, ContentParts, ServerContext } from '../documents/content-context.ts'
import { createContentStore } from '../documents/document-store.ts'
import type { Viewer } from '../documents/tables/content.ts'
import type { Tokens } from './tokens.ts'

/** One topic of the schema. Its queries are in `extend type Query { … }`; graphql-handler.ts lists all parts. */
export interface SchemaPart {
  typeDefs: string
  /** By type and field. Interfaces and unions return `__typename`. */
  resolvers?: Record<string, Record<string, PartResolver | { subscribe: PartResolver }>>
}

// The schema beside the resolver defines parent and arguments; GraphQL checks them before it calls.
// biome-ignore lint/suspicious/noExplicitAny: each resolver declares its own parent and arguments
type PartResolver = GraphQLFieldResolver<any, ContentContext, any, unknown>

interface Asking extends ServerContext {
  url: string
  /** The value of the Authorization header: `Bearer …`. */
  authorization: string | null
}

/** The context of a request or subscription. Throws for an invalid token, which is never treated as anonymous. */
export async function contextFor(parts: ContentParts, asking: Asking): Promise<ContentContext> {
  const { url, authorization, ...asker } = asking
  const viewer = await viewerFrom(parts.tokens, authorization)
  const store = createContentStore(parts.db, { drafts: viewer !== null })
  const comments = new DataLoader(parts.comments, { cache: false })
  return { ...parts, ...asker, store, comments, viewer, language: askedLanguage(url) }
}

/** Null without the header. Throws UNAUTHENTICATED unless it is `Bearer` with a valid token. */
export async function viewerFrom(tokens: Tokens, authorization: string | null): Promise<Viewer | null> {
  if (authorization === null) return null
  const [, token] = /^Bearer +([\w-]{20,100})$/i.exec(authorization.trim()) ?? []
  const viewer = token ? await tokens.viewerOf(token) : null
  if (!viewer) throw unauthenticated()
  return viewer
}

export function unauthenticated(): GraphQLError {
  return createGraphQLError('The token is not valid (any more).', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401, headers: { 'www-authenticate': 'Bearer' } } },
  })
}

/** The default client sends no language and gets German (docs/product.md#languages). */
function askedLanguage(url: string): Language {
  const asked = new URL(url).searchParams.get('lang')
  return isLanguage(asked) ? asked : defaultLanguage
}
