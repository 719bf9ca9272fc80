import { data } from 'react-router'
import { shownPath } from '#domain/address/shown-path.ts'
import type { Language } from '#domain/language.ts'

/**
 * To be thrown where the content source has no page: 404 with a sentence for programs (docs/product.md#error-page); the error page says it in the language
 * of the page. `path` is behind the language, '' for the start page.
 */
export function missingPage(language: Language, path: string) {
  return data({ message: `This page was not found (${shownPath(`/${language}${path}`)})` }, { status: 404 })
}
