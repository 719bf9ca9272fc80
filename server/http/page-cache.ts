import { LRUCache } from 'lru-cache'
import type { PageTag } from '#platform/ports.ts'
import type { StoredResponse } from './stored-response.ts'

/** Pages say what is bookable now: after this time they are rendered again also when nothing was announced. */
const lifetimeMs = 60_000
/** However fast seats go, a page that shows them is rendered again at most so often. */
const seatsEveryMs = 1_000
/** However soon something that it shows has to be asked for again, a page is kept for so long. */
const contentEveryMs = 1_000
/** So long a page that could not be rendered is given as it last was, without another try. */
const staleForMs = 5_000
/** There are far fewer pages than this; strangers must not be able to fill the memory. */
const maxPages = 2_000
/** Pages with a query are counted apart, so that they do not drive out the pages that everyone visits. */
const maxWithQuery = 200

interface Entry {
  page: StoredResponse
  tags: readonly PageTag[]
  renderedAt: number
  freshUntil: number
  /** Until then it may be given while it is rendered again: only seats have changed since. */
  usableUntil: number
}

/** Rendered pages that are the same for everyone, each rendered again when something it shows has changed (docs/rules/caching.md). */
export interface PageCache {
  get(key: string): StoredResponse | undefined
  /** The page that may be given while someone else has it rendered again. */
  whileRendering(key: string): StoredResponse | undefined
  /** The page as it last was, however old: for when it cannot be rendered now. From here on `get` gives it too, for some seconds. */
  stale(key: string): StoredResponse | undefined
  /** The page is no more, or not for everyone. */
  forget(key: string): void
  /**
   * Call before rendering; hand the page in with `store`. A page that was overtaken by a change of what it shows is not kept; one that was
   * overtaken by seats is, and soon rendered again. Call `end` in any case.
   */
  begin(): {
    /** What the page shows is as it should be for so many ms from now on. The shortest counts. */
    freshFor(ms: number): void
    store(key: string, page: StoredResponse, tags: readonly PageTag[]): void
    end(): void
  }
  /** Has all pages with one of these tags rendered again; without tags, all. */
  purge(tags?: readonly string[]): void
  /** Resolves when the page that someone is having rendered is there or cannot be had; undefined when no one is. */
  rendering(key: string): Promise<void> | undefined
  /** From here on others wait for this page: until it is stored, cannot be had, or what this gives is called. */
  beginRendering(key: string): () => void
}

interface Purge {
  at: number
  /** Undefined for everything. */
  tags: readonly string[] | undefined
}

export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const plain = new LRUCache<string, Entry>({ max: maxPages })
  const withQuery = new LRUCache<string, Entry>({ max: maxWithQuery })
  const entriesFor = (key: string) => (key.includes('?') ? withQuery : plain)
  /** What was purged while something was being rendered, for each rendering. */
  const underWay = new Set<Purge[]>()
  const renderings = new Map<string, PromiseWithResolvers<void>>()

  function endRendering(key: string) {
    renderings.get(key)?.resolve()
    renderings.delete(key)
  }

  return {
    get(key) {
      const entry = entriesFor(key).peek(key)
      return entry && entry.freshUntil > now() ? entry.page : undefined
    },
    whileRendering(key) {
      const entry = entriesFor(key).peek(key)
      return entry && entry.usableUntil > now() ? entry.page : undefined
    },
    stale(key) {
      const entry = entriesFor(key).peek(key)
      if (entry) entry.freshUntil = Math.max(entry.freshUntil, now() + staleForMs)
      endRendering(key)
      return entry?.page
    },
    forget(key) {
      entriesFor(key).delete(key)
      endRendering(key)
    },
    begin() {
      const purges: Purge[] = []
      let latest = Number.POSITIVE_INFINITY
      underWay.add(purges)
      return {
        freshFor(ms) {
          latest = Math.min(latest, now() + ms)
        },
        store(key, page, tags) {
          const entry = freshEntry(page, tags, { now: now(), latest })
          for (const purge of purges) if (concerns(entry, purge.tags)) expire(entry, purge)
          if (entry.usableUntil > now()) entriesFor(key).set(key, entry)
          endRendering(key)
        },
        end: () => void underWay.delete(purges),
      }
    },
    purge(tags) {
      const purge = { at: now(), tags }
      for (const purges of underWay) purges.push(purge)
      for (const entry of [...plain.values(), ...withQuery.values()]) if (concerns(entry, tags)) expire(entry, purge)
      // Who asks from now on must not get what was read before.
      if (!isAboutSeats(tags)) for (const key of [...renderings.keys()]) endRendering(key)
    },
    rendering: (key) => renderings.get(key)?.promise,
    beginRendering(key) {
      const own = Promise.withResolvers<void>()
      renderings.set(key, own)
      return () => {
        if (renderings.get(key) === own) endRendering(key)
      }
    },
  }
}

function freshEntry(
  page: StoredResponse,
  tags: readonly PageTag[],
  { now, latest }: { now: number; latest: number },
): Entry {
  const renderedAt = now
  const freshUntil = Math.max(Math.min(now + lifetimeMs, latest), now + contentEveryMs)
  return { page, tags, renderedAt, freshUntil, usableUntil: freshUntil }
}

function concerns({ tags: shown }: Entry, tags: readonly string[] | undefined): boolean {
  return !tags || shown.some((tag) => tags.includes(tag))
}

function isAboutSeats(tags: readonly string[] | undefined): boolean {
  return tags?.every((tag) => tag.startsWith('seats:')) ?? false
}

function expire(entry: Entry, { at, tags }: Purge): void {
  if (isAboutSeats(tags)) {
    entry.freshUntil = Math.min(entry.freshUntil, Math.max(at, entry.renderedAt + seatsEveryMs))
    return
  }
  entry.freshUntil = Math.min(entry.freshUntil, at)
  entry.usableUntil = Math.min(entry.usableUntil, at)
}
