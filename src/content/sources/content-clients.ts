import { type ContentClientId, type ContentTokens, contentClientIds } from '#domain/content/content-client-id.ts'
import { isLanguage } from '#domain/language.ts'
import { type ContentEndpoint, exchange, type Question } from './graphql-exchange.ts'

/** One client of the content source: it always asks at the same address and as the same person. */
export interface GraphqlClient {
  /** Where it asks. */
  url: string
  ask<Answer>(question: Question<Answer>): Promise<Answer>
}

export type ContentClients = Readonly<Record<ContentClientId, GraphqlClient>>

/**
 * Three clients of one endpoint (docs/product.md#content-source): `de` and `en` add their `lang`, `default` adds none, for requests without
 * a language such as the login. `tokens` are those of an editor who asks for a preview; a client without one sends that of the endpoint, if
 * it has any.
 */
export function contentClients(endpoint: ContentEndpoint, tokens: ContentTokens = {}): ContentClients {
  const entries = contentClientIds.map((id) => {
    const own = { ...endpoint, url: addressOf(endpoint.url, id), token: tokens[id] ?? endpoint.token }
    const client: GraphqlClient = { url: own.url, ask: (question) => exchange(own, question) }
    return [id, client] as const
  })
  // as: made of the very list of ids
  return Object.fromEntries(entries) as Record<ContentClientId, GraphqlClient>
}

function addressOf(url: string, id: ContentClientId): string {
  if (!isLanguage(id)) return url
  const address = new URL(url)
  address.searchParams.set('lang', id)
  return address.href
}
