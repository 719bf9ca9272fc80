interface LanguageRow {
  /** The name in the language itself. */
  name: string
  /** The locale of dates and numbers: German as in Austria ('Jänner'), English with US month names. */
  locale: string
  /** The locale of amounts. Austria writes '€ 1.990,00'; Ireland, the English-speaking euro country, '€1,990.00'. */
  moneyLocale: string
  /** The audience: in hreflang links, and for lists of names. */
  readers: string
}

/** The languages of the site by code, which is also the prefix of their addresses (docs/product.md#languages). */
export const languageTable = {
  de: { name: 'Deutsch', locale: 'de-AT', moneyLocale: 'de-AT', readers: 'de-AT' },
  en: { name: 'English', locale: 'en-US', moneyLocale: 'en-IE', readers: 'en-GB' },
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof languageTable

// as: the table is never empty, and Object.keys keeps its order
export const languages = Object.keys(languageTable) as [Language, ...Language[]]
export const defaultLanguage: Language = 'de'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

export type Bilingual = Record<Language, string>

/** The language of the translation. With a third language the return type is none: the compiler finds every place that must choose. */
export function otherLanguage(
  language: Language,
): [Exclude<Language, 'de' | 'en'>] extends [never] ? Language : symbol {
  return language === 'de' ? 'en' : 'de'
}

/** The language of a path: /en/workshops is English; a path without prefix gets the default, or the one given. */
export function languageOfPath(pathname: string, otherwise: Language = defaultLanguage): Language {
  const first = pathname.split('/')[1]
  return isLanguage(first) ? first : otherwise
}
