import { shownPath } from '#domain/address/paths.ts'
import { type ContentClientId, type ContentTokens, contentClientIds } from '#domain/content/token-cookies.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { type ContentEndpoint, exchange, type Question } from './graphql-exchange.ts'

/** The content source failed or returned an unreadable response. The message is for people (docs/product.md#error-page); `cause` has the details. */
export class ContentError extends Error {
  override name = 'ContentError'
}

/**
 * Events of a remote source, for log and metrics: a query was `asked`, it `failed`, its response came too `late` for a visitor, or a visitor got a
 * stale one (`last-good`).
 */
export type ContentEvent = 'asked' | 'failed' | 'late' | 'last-good'

export type CountContentEvent = (event: ContentEvent) => void

export interface ChangedPage {
  /** The path without language, '/' for the start page. */
  uri: string
  language: Language
}

/** No control characters, lone surrogates or excessive length. */
const address = /^\P{Cc}{1,1000}$/u

export function isAddress(uri: string): boolean {
  return uri.isWellFormed() && address.test(uri)
}

/** The cache tag of a page, without spaces: `content:de:/workshops`. The tag `content` means all pages. */
export function contentTag({ uri, language }: ChangedPage): string {
  return `content:${language}:${encodeURI(uri.replace(/(?<=[^/])\/$/, ''))}`
}

interface GraphqlClient {
  url: string
  ask<Answer>(question: Question<Answer>): Promise<Answer>
}

export type ContentClients = Readonly<Record<ContentClientId, GraphqlClient>>

/**
 * Three clients of one endpoint (docs/product.md#content-source): `de` and `en` add their `lang`, `default` adds none, for requests without a
 * language such as the login. `tokens` are those of an editor's preview; a client without one sends the token of the endpoint, if any.
 */
export function contentClients(endpoint: ContentEndpoint, tokens: ContentTokens = {}): ContentClients {
  const entries = contentClientIds.map((id) => {
    const own = { ...endpoint, url: addressOf(endpoint.url, id), token: tokens[id] ?? endpoint.token }
    const client: GraphqlClient = { url: own.url, ask: (question) => exchange(own, question) }
    return [id, client] as const
  })
  // as: built from the list of ids
  return Object.fromEntries(entries) as Record<ContentClientId, GraphqlClient>
}

function addressOf(url: string, id: ContentClientId): string {
  if (!isLanguage(id)) return url
  const address = new URL(url)
  address.searchParams.set('lang', id)
  return address.href
}

/** Identifies a page: its path without language, and the language, which is also the id of the client (docs/product.md#content-source). */
interface Asked {
  uri: string
  language: Language
}

/** Queries a source for a page or its children. Every failure becomes a `ContentError` with a message for programs (docs/product.md#error-page). */
export function askForPage<Answer>(clients: ContentClients, { uri, language }: Asked, question: Question<Answer>) {
  return ask(clients, { language, question, message: `Something went wrong, ${pathOf(uri, language)}` })
}

/** The same for the category of a workshop kind. */
export function askForCategory<Answer>(
  clients: ContentClients,
  { slug, language }: { slug: string; language: Language },
  question: Question<Answer>,
) {
  return ask(clients, { language, question, message: `Could not load category for ${slug}` })
}

interface Asking<Answer> {
  language: Language
  question: Question<Answer>
  /** The error message (docs/product.md#error-page). */
  message: string
}

async function ask<Answer>(clients: ContentClients, { language, question, message }: Asking<Answer>): Promise<Answer> {
  try {
    return await clients[language].ask(question)
  } catch (cause) {
    throw new ContentError(message, { cause })
  }
}

/** The path as visitors see it: '/de' for the start page, '/de/workshops'. */
function pathOf(uri: string, language: Language): string {
  return uri === '/' ? `/${language}` : shownPath(`/${language}${uri}`)
}
