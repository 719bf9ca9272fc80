import type { Bilingual, Language } from '../language.ts'
import { type Cents, euros } from '../money.ts'

/** The six kinds of workshop by short name (docs/product.md#purpose). */
export const certificationSlugs = ['flin', 'fl2d', 'fl3d', 'flsa', 'flcl', 'flcp'] as const
export type CertificationSlug = (typeof certificationSlugs)[number]

export interface Certification {
  slug: CertificationSlug
  /** The code on stickers and certificates: FL2D. */
  code: string
  type: 'workshop' | 'addon'
  title: string
  /** The path segment under /{lang}/workshops/. */
  path: string
  hasSelfPaced: boolean
  /** Category id in the WordPress source; the embedded content uses the same id for `termNode`. */
  wpCategoryId: number
  /** Net price of one seat in region 1. */
  price: Cents
  /** Advanced workshops require the introduction (docs/product.md#certifications). */
  needsIntroduction: boolean
  /** Whether countries with lower incomes get lower prices (docs/product.md#regional-prices). */
  hasRegionalPrice: boolean
  /** Whether live seats are offered with Discover: the introduction and a follow-up talk (docs/product.md#prices). */
  hasDiscover: boolean
  /** One line for menus and lists. */
  promise: Bilingual
}

/** The category ids of FLIN, FLCL and FLCP are not specified; the embedded content assigns them. */
export const certifications: readonly Certification[] = [
  {
    slug: 'flin',
    code: 'FLIN',
    type: 'addon',
    title: 'Flight Levels Introduction',
    path: 'flight-levels-introduction',
    hasSelfPaced: true,
    wpCategoryId: 201,
    price: euros(99),
    needsIntroduction: false,
    hasRegionalPrice: false,
    hasDiscover: false,
    promise: {
      de: 'Der Einstieg: alle drei Flughöhen an einem Tag',
      en: 'The way in: all three flight levels in one day',
    },
  },
  {
    slug: 'fl2d',
    code: 'FL2D',
    type: 'workshop',
    title: 'Flight Level 2 Design',
    path: 'flight-level-2-design',
    hasSelfPaced: true,
    wpCategoryId: 135,
    price: euros(1990),
    needsIntroduction: true,
    hasRegionalPrice: true,
    hasDiscover: true,
    promise: { de: 'Arbeit zwischen den Teams koordinieren', en: 'Coordinate the work between teams' },
  },
  {
    slug: 'fl3d',
    code: 'FL3D',
    type: 'workshop',
    title: 'Flight Level 3 Design',
    path: 'flight-level-3-design',
    hasSelfPaced: false,
    wpCategoryId: 138,
    price: euros(1990),
    needsIntroduction: true,
    hasRegionalPrice: true,
    hasDiscover: true,
    promise: { de: 'Strategie sichtbar und steuerbar machen', en: 'Make strategy visible and steerable' },
  },
  {
    slug: 'flsa',
    code: 'FLSA',
    type: 'workshop',
    title: 'Flight Levels Systems Architecture',
    path: 'flight-levels-systems-architecture',
    hasSelfPaced: true,
    wpCategoryId: 60,
    price: euros(1990),
    needsIntroduction: true,
    hasRegionalPrice: true,
    hasDiscover: true,
    promise: { de: 'Die Landkarte eurer Organisation zeichnen', en: 'Draw the map of your organisation' },
  },
  {
    slug: 'flcl',
    code: 'FLCL',
    type: 'workshop',
    title: 'Flight Levels Change Leadership',
    path: 'flight-levels-change-leadership',
    hasSelfPaced: true,
    wpCategoryId: 202,
    price: euros(1990),
    needsIntroduction: true,
    hasRegionalPrice: true,
    hasDiscover: true,
    promise: { de: 'Veränderung führen, ohne zu überrollen', en: 'Lead change without running people over' },
  },
  {
    slug: 'flcp',
    code: 'FLCP',
    type: 'workshop',
    title: 'Flight Levels Coach Program',
    path: 'flight-levels-coach-program',
    hasSelfPaced: false,
    wpCategoryId: 203,
    price: euros(8990),
    needsIntroduction: true,
    hasRegionalPrice: true,
    hasDiscover: false,
    promise: { de: 'Organisationen über alle Ebenen begleiten', en: 'Guide organisations across all levels' },
  },
]

export function certificationBySlug(slug: string): Certification | undefined {
  return certifications.find((entry) => entry.slug === slug)
}

/** Those with a word in their title that begins with this one: 'fl2d' and 'fl3d' for 'design'. */
export function certificationsTitled(word: string): CertificationSlug[] {
  const begins = (part: string) => part.startsWith(word.toLowerCase())
  return certifications.filter(({ title }) => title.toLowerCase().split(' ').some(begins)).map(({ slug }) => slug)
}

export function certificationByPath(path: string): Certification | undefined {
  return certifications.find((entry) => entry.path === path)
}

/** The list page of a certification: /de/workshops/flight-level-2-design */
export function certificationHref(language: Language, certification: Certification): string {
  return `/${language}/workshops/${certification.path}`
}

/** The page of a date: /de/workshops/flight-level-2-design/fl2d-wien-2027-01-19 */
export function workshopHref(language: Language, date: { certification: CertificationSlug; slug: string }): string {
  const certification = certificationBySlug(date.certification)
  if (!certification) throw new RangeError(`unknown certification ${date.certification}`)
  return `${certificationHref(language, certification)}/${date.slug}`
}

/** Query parameter of workshop pages that preselects Discover. */
export const discoverFlag = 'discover'
