import type { Language } from '../language.ts'

/** The columns of a picture's descriptions, one for each language. */
export const altFields = { de: 'altDe', en: 'altEn' } as const satisfies Record<Language, string>
