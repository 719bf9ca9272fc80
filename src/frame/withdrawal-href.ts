import type { Bilingual, Language } from '#domain/language.ts'

const paths: Bilingual = { de: '/widerruf', en: '/withdrawal' }

/** Where contracts are withdrawn from: no content page, the program's own, so that no editor can take it away. */
export function withdrawalHref(language: Language): string {
  return `/${language}${paths[language]}`
}
