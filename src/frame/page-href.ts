import { legalPages } from '#domain/address/legal-pages.ts'
import type { Bilingual, Language } from '#domain/language.ts'

/** The pages that the frame links to, by path without language. page-href.test.ts checks them against the seed. */
const paths = {
  home: { de: '', en: '' },
  flightLevels: { de: '/flight-levels', en: '/flight-levels' },
  discover: { de: '/flight-levels/entdecken', en: '/flight-levels/discover' },
  selfPaced: { de: '/was-ist-self-paced', en: '/what-is-self-paced' },
  introduction: { de: '/workshops/flight-levels-introduction', en: '/workshops/flight-levels-introduction' },
  workshops: { de: '/workshops', en: '/workshops' },
  consulting: { de: '/consulting', en: '/consulting' },
  speaking: { de: '/speaking', en: '/speaking' },
  blog: { de: '/blog', en: '/blog' },
  books: { de: '/buecher', en: '/books' },
  about: { de: '/ueber-uns', en: '/about' },
  contact: { de: '/kontakt', en: '/contact' },
  twig: { de: '/twig', en: '/twig' },
  ...legalPages,
  accessibility: { de: '/barrierefreiheit', en: '/accessibility' },
  regionalPrices: { de: '/regionale-preise', en: '/regional-prices' },
} as const satisfies Record<string, Bilingual>

export type FramePage = keyof typeof paths
// as: Object.keys returns strings; the object has no other keys
export const framePages = Object.keys(paths) as FramePage[]

/** The path without language: '/buecher'; '' for the start page. */
export function pageUri(page: FramePage, language: Language): string {
  return paths[page][language]
}

/** '/de/buecher', '/en/books'; the start page is '/de' or '/en'. */
export function pageHref(page: FramePage, language: Language): string {
  return `/${language}${pageUri(page, language)}`
}

/** Whether a page is the section's own or one below it. */
export function isInside(sectionHref: string, path: string): boolean {
  return path === sectionHref || path.startsWith(`${sectionHref}/`)
}

/** The page of the order or waitlist registration that a form has created. `again`: it existed before this submission. */
export function personalHref(
  kind: 'order' | 'registration',
  { language, token, again = false }: { language: Language; token: string; again?: boolean | undefined },
): string {
  return `/${language}/${kind === 'order' ? 'order' : 'booking'}/${token}${again ? '?again' : ''}`
}

/** Any origin works: only whether the URL stays on it matters. */
const here = 'https://here.invalid'

/** Path and query of a URL on this site; null for one that leads elsewhere, such as '//elsewhere.example' or '/\\elsewhere'. */
export function localPath(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return null
  const { origin, pathname, search } = new URL(address, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : null
}
