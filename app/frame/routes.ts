import type { Language } from '#domain/language.ts'
import { levelsAnchor } from '../blocks/levels-anchor.ts'

/** Addresses that the frame links to. Only pages that exist are linked. */
export const homeHref = (language: Language) => `/${language}`
export const flightLevelsHref = (language: Language) => `/${language}#${levelsAnchor}`
export const workshopsHref = (language: Language) => `/${language}/workshops`

/** Whether a page is the section's own or one below it. */
export const isInside = (sectionHref: string, path: string) =>
  path === sectionHref || path.startsWith(`${sectionHref}/`)
