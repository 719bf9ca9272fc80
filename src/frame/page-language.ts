import { data } from 'react-router'
import { isLanguage, type Language } from '#domain/language.ts'
import type { RequestFacts } from './context.ts'

/** The language of a page: from its address, or the visitor's own for `/`. Throws a 404 for any other first segment. */
export function pageLanguage(params: { language?: string | undefined }, facts: RequestFacts): Language {
  if (params.language === undefined) return facts.preferredLanguage
  if (isLanguage(params.language)) return params.language
  throw data(null, { status: 404 })
}
