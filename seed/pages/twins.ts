import type { StarterPage } from '#content/documents/starter-content.ts'
import { type Bilingual, languages } from '#domain/language.ts'
import type { PageText } from './blocks.ts'

/**
 * A page and its translation. Their addresses behind the language are one where both languages call it alike ('/consulting'), two
 * where each has its own; the German one names the pair.
 */
export function twins(address: string | Bilingual, de: PageText, en: PageText): StarterPage[] {
  const uris = typeof address === 'string' ? { de: address, en: address } : address
  const texts = { de, en }
  return languages.map((language) => ({
    ...texts[language],
    language,
    uri: uris[language],
    translationGroup: uris.de,
  }))
}
