interface LanguageRow {
  /** In the language itself. */
  name: string
  /** Whose dates and numbers it writes: German as in Austria ('Jänner'), the names of English months from the United States. */
  locale: string
  /** Austria writes '€ 1.990,00', Ireland, the English-speaking euro country, '€1,990.00'. */
  moneyLocale: string
  /** For whom its pages are, as links to them say elsewhere. */
  readers: string
}

/** The languages of the site, by their code, which is also what their addresses begin with (docs/product.md#languages). */
export const languageTable = {
  de: { name: 'Deutsch', locale: 'de-AT', moneyLocale: 'de-AT', readers: 'de-AT' },
  en: { name: 'English', locale: 'en-US', moneyLocale: 'en-IE', readers: 'en-GB' },
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof languageTable

// The table is never empty, and its keys come in its order.
export const languages = Object.keys(languageTable) as [Language, ...Language[]]
export const defaultLanguage: Language = 'de'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** A text in each language. */
export type Bilingual = Record<Language, string>

/**
 * The language of the translation. A page has one translation as long as there are two languages; with a third, this is no language any more, so
 * that the compiler names each place that has to choose among several.
 */
export function otherLanguage(
  language: Language,
): [Exclude<Language, 'de' | 'en'>] extends [never] ? Language : symbol {
  return language === 'de' ? 'en' : 'de'
}
