import { dayBegins, viennaDay } from '../iso-date.ts'
import type { Bilingual } from '../language.ts'
import type { CertificationSlug } from '../workshop/certification.ts'

/** The programmes sold as packages (docs/product.md#packages). */
export const programmes = ['now', 'realise'] as const

export type Programme = (typeof programmes)[number]

export const packageSlugs = ['now-3', 'now-4', 'now-5', 'realise-3', 'realise-4', 'realise-5'] as const

export type PackageSlug = (typeof packageSlugs)[number]

export interface Package {
  slug: PackageSlug
  programme: Programme
  name: Bilingual
  /** NOW: exactly this many licences. Realise: up to this many people. */
  people: 3 | 4 | 5
  /** Hours of private coaching in a NOW package; Realise has its own plan. */
  coachingHours?: number
}

export const packages: readonly Package[] = [
  now('now-3', 3, 2),
  now('now-4', 4, 3),
  now('now-5', 5, 4),
  realise('realise-3', 3),
  realise('realise-4', 4),
  realise('realise-5', 5),
]

/** Group sizes per order (docs/product.md#packages). Six and more people of NOW form two groups with five coachings each. */
export const packageLimits: Record<Programme, { least: number; most: number }> = {
  now: { least: 3, most: 10 },
  realise: { least: 1, most: 5 },
}

/** The workshops of NOW: the advanced ones with a self-paced version. */
export const nowWorkshops = ['fl2d', 'flsa', 'flcl'] as const satisfies readonly CertificationSlug[]

export type NowWorkshop = (typeof nowWorkshops)[number]

/** The packages for a number of people, largest first; empty outside the limits. NOW splits six to ten into nearly equal groups. */
export function packagesFor(programme: Programme, people: number): Package[] {
  const { least, most } = packageLimits[programme]
  if (!Number.isInteger(people) || people < least || people > most) return []
  const sizes = programme === 'now' && people > 5 ? [Math.ceil(people / 2), Math.floor(people / 2)] : [people]
  return sizes.flatMap((size) => packages.find((one) => one.programme === programme && size <= one.people) ?? [])
}

/** Whether the two working days after an order, in which we promise to get in touch about its dates, are not over. Public holidays count as working days. */
export function awaitsContact(placedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  let day = Temporal.PlainDate.from(viennaDay(placedAt))
  for (let workingDays = 0; workingDays < 2; workingDays += day.dayOfWeek > 5 ? 0 : 1) day = day.add({ days: 1 })
  return Temporal.Instant.compare(now, dayBegins(day.toString(), 1)) < 0
}

export function packageBySlug(slug: string): Package | undefined {
  return packages.find((one) => one.slug === slug)
}

export const programmeNames: Record<Programme, Bilingual> = {
  now: { de: 'Flight Levels NOW', en: 'Flight Levels NOW' },
  realise: { de: 'Flight Levels umsetzen', en: 'Realise Flight Levels' },
}

function now(slug: PackageSlug, people: Package['people'], coachingHours: number): Package {
  const name = { de: `Flight Levels NOW, ${people}er-Paket`, en: `Flight Levels NOW, package for ${people}` }
  return { slug, programme: 'now', name, people, coachingHours }
}

function realise(slug: PackageSlug, people: Package['people']): Package {
  const name = {
    de: `Flight Levels umsetzen, Paket bis ${people} Personen`,
    en: `Realise Flight Levels, package for up to ${people} people`,
  }
  return { slug, programme: 'realise', name, people }
}
