import type { Bilingual, Language } from '../language.ts'

/**
 * Pages that the law asks for and that editors write, by their path behind the language. The withdrawal is asked for as well: it is the
 * program’s own page, which no editor can take away.
 */
export const legalPages = {
  imprint: { de: '/impressum', en: '/imprint' },
  terms: { de: '/agb', en: '/terms' },
  privacy: { de: '/datenschutzerklaerung', en: '/privacy' },
} as const satisfies Record<string, Bilingual>

export type LegalPage = keyof typeof legalPages

// Object.keys returns strings; the object above has no other keys
export const legalPageNames = Object.keys(legalPages) as LegalPage[]

/** '/de/impressum', '/de/agb', … */
export function legalHrefs(language: Language): string[] {
  return legalPageNames.map((page) => `/${language}${legalPages[page][language]}`)
}

const withdrawalPaths: Bilingual = { de: '/widerruf', en: '/withdrawal' }

/** Where contracts are withdrawn from. */
export function withdrawalHref(language: Language): string {
  return `/${language}${withdrawalPaths[language]}`
}
