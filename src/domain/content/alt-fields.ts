import type { Language } from '../language.ts'

/** Where the words of a picture stand, as its table has a column for each language. */
export const altFields = { de: 'altDe', en: 'altEn' } as const satisfies Record<Language, string>
