import { type ContentClientId, type ContentTokens, contentClientIds } from '#domain/content/content-client-id.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { type ContentEndpoint, exchange, type Question } from './graphql-exchange.ts'

/** The content source failed or answered something unreadable. Its message is a sentence for people (docs/product.md#error-page); `cause` says what happened. */
export class ContentError extends Error {
  override name = 'ContentError'
}

/**
 * Events between the site and a remote source, for the log and the metrics: a query was `asked`, it `failed`, its answer came too `late`
 * for a visitor, a visitor got a stale one (`last-good`) instead.
 */
export type ContentEvent = 'asked' | 'failed' | 'late' | 'last-good'

export type CountContentEvent = (event: ContentEvent) => void

/** One page of the content source, as a change to it is announced. */
export interface ChangedPage {
  /** The path behind the language, '/' for the start page. */
  uri: string
  language: Language
}

/** Control characters and broken surrogates are in no address; nor is a very long one a page's. */
const address = /^\P{Cc}{1,1000}$/u

export function isAddress(uri: string): boolean {
  return uri.isWellFormed() && address.test(uri)
}

/** A page's own tag, in one word: `content:de:/workshops`. The tag `content` alone means all of them. */
export function contentTag({ uri, language }: ChangedPage): string {
  return `content:${language}:${encodeURI(uri.replace(/(?<=[^/])\/$/, ''))}`
}

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
