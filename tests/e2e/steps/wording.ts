import { createTranslator } from 'use-intl/core'
import type { Language } from '#domain/language.ts'
import german from '#i18n/messages/de.json' with { type: 'json' }
import english from '#i18n/messages/en.json' with { type: 'json' }

const catalogues = { de: german, en: english }

/**
 * The site's own words in one language, to find things by what they are called. What was given word for word, and what a
 * journey is about, is in the tests themselves.
 */
export function wordsOf(language: Language) {
  return createTranslator({ locale: language, messages: catalogues[language] })
}
