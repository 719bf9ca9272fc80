import type { PageTag } from '#usecases/ports.ts'
import type { StoredResponse } from './stored-response.ts'

/** Pages say what is bookable now: after this time they are rendered anew also when nothing was announced. */
const lifetimeMs = 60_000
/** There are far fewer pages than this; strangers must not be able to fill the memory. */
const mostPages = 2_000

interface Entry {
  page: StoredResponse
  tags: readonly PageTag[]
  freshUntil: number
}

/** Rendered pages that are the same for everybody, each thrown away when something it shows has changed. */
export interface PageCache {
  get(key: string): StoredResponse | undefined
  /** Call before rendering; hand the page in with `store`. A page that was overtaken by a change is not kept. */
  begin(): { store(key: string, page: StoredResponse, tags: readonly PageTag[]): void }
  /** Throws away all pages with one of these tags; without tags, everything. */
  purge(tags?: readonly string[]): void
}

export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const entries = new Map<string, Entry>()
  let purges = 0
  /** A map keeps its order: the first entry has waited longest. */
  function dropOldest() {
    for (const key of entries.keys()) {
      entries.delete(key)
      return
    }
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.freshUntil > now()) return entry.page
      entries.delete(key)
      return undefined
    },
    begin() {
      const purgesBefore = purges
      return {
        store(key, page, tags) {
          if (purges !== purgesBefore) return
          // Taken out first, so that it counts as the newest.
          entries.delete(key)
          if (entries.size >= mostPages) dropOldest()
          entries.set(key, { page, tags, freshUntil: now() + lifetimeMs })
        },
      }
    },
    purge(tags) {
      purges += 1
      for (const [key, entry] of entries) {
        if (!tags || entry.tags.some((tag) => tags.includes(tag))) entries.delete(key)
      }
    },
  }
}
