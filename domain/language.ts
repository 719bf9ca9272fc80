import { z } from 'zod'

/** The two languages of the site; German is the default (SPEC §2, §9). */
export const languages = ['de', 'en'] as const
const languageSchema = z.enum(languages)
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'de'

export function isLanguage(value: unknown): value is Language {
  return languageSchema.safeParse(value).success
}

/** A text that exists in both languages. */
export type Bilingual = Record<Language, string>
