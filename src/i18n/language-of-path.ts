import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

/** The language of a path: /en/workshops is English; a path without prefix gets the default, or the one given. */
export function languageOfPath(pathname: string, otherwise: Language = defaultLanguage): Language {
  const first = pathname.split('/')[1]
  return isLanguage(first) ? first : otherwise
}
