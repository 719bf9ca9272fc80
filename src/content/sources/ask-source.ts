import { shownPath } from '#domain/address/paths.ts'
import type { Language } from '#domain/language.ts'
import { type ContentClients, ContentError } from './content-clients.ts'
import type { Question } from './graphql-exchange.ts'

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
