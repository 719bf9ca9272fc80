import type { Language } from '#domain/language.ts'
import { ContentError } from './content-error.ts'
import { type ContentEndpoint, exchange, type Question } from './graphql-exchange.ts'

/** Asks a source for a page or its children. Every failure becomes a `ContentError` with the words of SPEC §8. */
export function askForPage<Answer>(endpoint: ContentEndpoint, question: Question<Answer>, uri: string) {
  return ask(endpoint, question, `Something went wrong, ${pathOf(uri, question.language)}`)
}

/** The same for the category of a workshop kind. */
export function askForCategory<Answer>(endpoint: ContentEndpoint, question: Question<Answer>, slug: string) {
  return ask(endpoint, question, `Could not load category for ${slug}`)
}

async function ask<Answer>(endpoint: ContentEndpoint, question: Question<Answer>, message: string): Promise<Answer> {
  try {
    return await exchange(endpoint, question)
  } catch (cause) {
    throw new ContentError(message, { cause })
  }
}

/** The path as the visitor sees it: '/de' for the start page, '/de/workshops'. */
function pathOf(uri: string, language: Language): string {
  return uri === '/' ? `/${language}` : `/${language}${uri}`
}
