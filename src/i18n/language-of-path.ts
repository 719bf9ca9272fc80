import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

/** The language of an address: /en/workshops is English; what has no language prefix gets the default, or the one given. */
export function languageOfPath(pathname: string, otherwise: Language = defaultLanguage): Language {
  const first = pathname.split('/')[1]
  return isLanguage(first) ? first : otherwise
}
