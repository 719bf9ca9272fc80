import type { Language } from '../language.ts'

/** The columns of a picture's alternative text, one per language. */
export const altFields = { de: 'altDe', en: 'altEn' } as const satisfies Record<Language, string>
