import { LRUCache } from 'lru-cache'
import type { PageTag } from '#platform/ports.ts'

/** Milliseconds. As for pages, time itself changes what can be booked, and content of another system is asked for again. */
const lifetime = 5_000
/** Each is what the page of one workshop date shows: some 100 kB where there are many dates. */
const maxEntries = 100

interface Entry {
  tags: readonly PageTag[]
  data: Promise<unknown>
}

/**
 * What pages that answer forms show beside the answer, loaded once for all of them (docs/rules/caching.md). Unlike a kept page it is dropped at
 * once when seats change.
 */
export interface SharedData {
  /** Under one key is always the same kind of data. Rejects as `load` does, and is then loaded again. */
  get<Data>(key: string, tags: readonly PageTag[], load: () => Promise<Data>): Promise<Data>
  /** Has everything with one of these tags loaded again; without tags, all. */
  purge(tags?: readonly string[]): void
}

export function createSharedData(): SharedData {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, ttl: lifetime })
  return {
    get<Data>(key: string, tags: readonly PageTag[], load: () => Promise<Data>) {
      const known = entries.get(key)
      // as: a key belongs to one place in the code, which loads one kind of data
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
