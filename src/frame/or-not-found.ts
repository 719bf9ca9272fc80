import { data } from 'react-router'
import { shownPath } from '#domain/address/paths.ts'
import type { Language } from '#domain/language.ts'

/** What an address names; throws the 404 page when it is not there. */
export function orNotFound<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw data(null, { status: 404 })
  return found
}

/**
 * A 404 to throw when the content source has no page, with a message for programs (docs/product.md#error-page); the error page shows it in the page's
 * language. `path` is without language, '' for the start page.
 */
export function missingPage(language: Language, path: string) {
  return data({ message: `This page was not found (${shownPath(`/${language}${path}`)})` }, { status: 404 })
}
