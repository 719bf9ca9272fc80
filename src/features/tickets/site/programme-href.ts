import type { Bilingual, Language } from '#domain/language.ts'
import type { Programme } from '#domain/package/package.ts'

/** Where the content pages of the programmes are, behind their language. */
const paths: Record<Programme, Bilingual> = {
  now: { de: '/flight-levels-now', en: '/flight-levels-now' },
  realise: { de: '/flight-levels/umsetzen', en: '/flight-levels/realise' },
}

/** The page that explains a programme: '/de/flight-levels-now' */
export function programmeHref(programme: Programme, language: Language): string {
  return `/${language}${paths[programme][language]}`
}
