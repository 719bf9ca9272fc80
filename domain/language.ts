/** The two languages of the site; German is the default (docs/product.md#languages). */
export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'de'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** A text that exists in both languages. */
export type Bilingual = Record<Language, string>
