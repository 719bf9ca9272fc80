import type { Bilingual, Language } from '../language.ts'

/** The legally required pages that editors write, by path without language. The withdrawal page belongs to the program. */
export const legalPages = {
  imprint: { de: '/impressum', en: '/imprint' },
  terms: { de: '/agb', en: '/terms' },
  privacy: { de: '/datenschutzerklaerung', en: '/privacy' },
} as const satisfies Record<string, Bilingual>

export type LegalPage = keyof typeof legalPages

// as: Object.keys returns strings; the object has no other keys
export const legalPageNames = Object.keys(legalPages) as LegalPage[]

/** '/de/impressum', '/de/agb', … */
export function legalHrefs(language: Language): string[] {
  return legalPageNames.map((page) => `/${language}${legalPages[page][language]}`)
}

export const withdrawalPaths: Bilingual = { de: '/widerruf', en: '/withdrawal' }

/** Where contracts are withdrawn from. */
export function withdrawalHref(language: Language): string {
  return `/${language}${withdrawalPaths[language]}`
}
