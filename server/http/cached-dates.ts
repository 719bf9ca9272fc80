import type { Services } from '#features/context.ts'
import { allSeats, type PageTag } from '#platform/ports.ts'
import type { SharedData } from './shared-data.ts'

type Dates = Pick<Services, 'workshopDates' | 'workshopDate'>

/** What dates and their seats change with. */
const tags: readonly PageTag[] = ['workshops', 'settings', ...allSeats]

/**
 * Dates as pages show them that are the same for everyone: asked for once for all such pages, until any date or seat changes (docs/rules/caching.md).
 * Who has sent a form, and every page of one person, asks the service itself.
 */
export function cachedDates(shared: SharedData, service: Dates): Dates {
  const toCome = () => shared.get('dates to come', tags, () => service.workshopDates())
  return {
    workshopDates: toCome,
    workshopDate: async (slug) => (await toCome()).find(({ date }) => date.slug === slug) ?? service.workshopDate(slug),
  }
}
