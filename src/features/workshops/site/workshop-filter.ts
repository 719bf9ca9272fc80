import { languages } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { buyerFrom } from './use-buyer.ts'
import type { WorkshopView } from './workshop-view.ts'

/** What the workshop list can be narrowed down to; each comes from the query and is empty for 'all'. */
export interface WorkshopFilter {
  /** 'start', 'design', 'leadership' or 'coaching' */
  kind: string
  /** Language of teaching. */
  language: string
  /** A city, 'online' or 'self-paced'. */
  place: string
  /** Whose price stands first: '' for companies, 'private'. */
  buyer: '' | 'private'
}

export const kinds: Readonly<Record<string, readonly CertificationSlug[]>> = {
  start: ['flin'],
  design: ['fl2d', 'fl3d', 'flsa'],
  leadership: ['flcl'],
  coaching: ['flcp'],
}

/** Only values that exist narrow the list: anything else in a query means all. */
export function filterFrom(query: URLSearchParams, workshops: readonly WorkshopView[]): WorkshopFilter {
  const known = (name: string, values: readonly string[]) => {
    const value = query.get(name) ?? ''
    return values.includes(value) ? value : ''
  }
  return {
    kind: known('kind', Object.keys(kinds)),
    language: known('language', languages),
    place: known('place', placesOf(workshops)),
    buyer: buyerFrom(query) === 'private' ? 'private' : '',
  }
}

export function matches(workshop: WorkshopView, { kind, language, place }: WorkshopFilter): boolean {
  return (
    (!kind || (kinds[kind]?.includes(workshop.certification) ?? false)) &&
    (!language || workshop.language === language) &&
    (!place || placeOf(workshop) === place)
  )
}

/** Cities first, by how early something happens there, then online and self-paced. */
export function placesOf(workshops: readonly WorkshopView[]): string[] {
  const all = new Set(workshops.map(placeOf))
  const last = ['online', 'self-paced'].filter((place) => all.has(place))
  return [...[...all].filter((place) => !last.includes(place)), ...last]
}

function placeOf({ live }: WorkshopView): string {
  if (!live) return 'self-paced'
  return live.location?.city ?? 'online'
}
