import { LRUCache } from 'lru-cache'
import type { Services } from '#features/context.ts'
import { allSeats, type PageTag } from '#platform/ports.ts'

type Dates = Pick<Services, 'workshopDates' | 'workshopDate'>

/** What dates and their seats change with. */
const tags: readonly PageTag[] = ['workshops', 'settings', ...allSeats]

/** Dates as pages show them for everyone, asked for once until any date or seat changes (docs/rules/caching.md). */
export function cachedDates(shared: SharedData, service: Dates): Dates {
  const toCome = () => shared.get('dates to come', tags, () => service.workshopDates())
  return {
    workshopDates: toCome,
    workshopDate: async (slug) => (await toCome()).find(({ date }) => date.slug === slug) ?? service.workshopDate(slug),
  }
}

/** Milliseconds. As with pages, time changes what can be booked, and remote content expires. */
const lifetime = 5_000
/** An entry is the data of one workshop date's page: some 100 kB where there are many dates. */
const maxEntries = 100

interface Entry {
  tags: readonly PageTag[]
  data: Promise<unknown>
}

/** Data that is the same for everyone, loaded once for all requests (docs/rules/caching.md). Unlike a cached page it is dropped as soon as seats change. */
export interface SharedData {
  /** A key always has the same type of data. Rejects when `load` rejects, and loads again on the next call. */
  get<Data>(key: string, tags: readonly PageTag[], load: () => Promise<Data>): Promise<Data>
  /** Drops everything with one of these tags; without tags, everything. */
  purge(tags?: readonly string[]): void
}

/** Whether a request gets data from memory. A preview shows drafts, and a page that is read asks for all of its content: it lasts as long as that is fresh. */
export function isShared(tags: readonly PageTag[], { isRead, isPreview }: { isRead: boolean; isPreview: boolean }) {
  return !isPreview && !(isRead && tags.includes('content'))
}

export function createSharedData(): SharedData {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, ttl: lifetime })
  return {
    get<Data>(key: string, tags: readonly PageTag[], load: () => Promise<Data>) {
      const known = entries.get(key)
      // as: a key belongs to one call site, which loads one type of data
      if (known) return known.data as Promise<Data>
      const entry = { tags, data: load() }
      entries.set(key, entry)
      entry.data.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key)
      })
      return entry.data
    },
    purge(tags) {
      for (const [key, entry] of [...entries.entries()])
        if (!tags || entry.tags.some((tag) => tags.includes(tag))) entries.delete(key)
    },
  }
}
