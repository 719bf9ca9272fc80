import { LRUCache } from 'lru-cache'
import type { PageTag } from '#platform/ports.ts'
import type { StoredResponse } from './stored-response.ts'

/** Pages say what is bookable now: after this time they are rendered anew also when nothing was announced. */
const lifetimeMs = 60_000
/** So long a page that could not be rendered is given as it last was, without another try. */
const staleForMs = 5_000
/** There are far fewer pages than this; strangers must not be able to fill the memory. */
const maxPages = 2_000
/** Pages with a query are counted apart, so that they do not drive out the pages that everybody visits. */
const maxWithQuery = 200

interface Entry {
  page: StoredResponse
  tags: readonly PageTag[]
  freshUntil: number
}

/** Rendered pages that are the same for everybody, each rendered anew when something it shows has changed. */
export interface PageCache {
  get(key: string): StoredResponse | undefined
  /** The page as it last was, however old: for when it cannot be rendered now. From here on `get` gives it too, for some seconds. */
  stale(key: string): StoredResponse | undefined
  /** The page is no more, or not for everybody. */
  forget(key: string): void
  /** Call before rendering; hand the page in with `store`. A page that was overtaken by a change is not kept. */
  begin(): { store(key: string, page: StoredResponse, tags: readonly PageTag[]): void }
  /** Has all pages with one of these tags rendered anew; without tags, all. */
  purge(tags?: readonly string[]): void
}

export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const plain = new LRUCache<string, Entry>({ max: maxPages })
  const withQuery = new LRUCache<string, Entry>({ max: maxWithQuery })
  const entriesFor = (key: string) => (key.includes('?') ? withQuery : plain)
  let purges = 0

  return {
    get(key) {
      const entry = entriesFor(key).peek(key)
      return entry && entry.freshUntil > now() ? entry.page : undefined
    },
    stale(key) {
      const entry = entriesFor(key).peek(key)
      if (entry) entry.freshUntil = Math.max(entry.freshUntil, now() + staleForMs)
      return entry?.page
    },
    forget(key) {
      entriesFor(key).delete(key)
    },
    begin() {
      const purgesBefore = purges
      return {
        store(key, page, tags) {
          if (purges !== purgesBefore) return
          entriesFor(key).set(key, { page, tags, freshUntil: now() + lifetimeMs })
        },
      }
    },
    purge(tags) {
      purges += 1
      for (const entry of [...plain.values(), ...withQuery.values()]) {
        if (!tags || entry.tags.some((tag) => tags.includes(tag))) entry.freshUntil = 0
      }
    },
  }
}
