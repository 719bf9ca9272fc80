import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'
import type { PageTag } from '#platform/ports.ts'
import type { StoredResponse } from './stored-response.ts'

/** Whether a path can be decoded: '/de/%ZZ' cannot. */
export function isReadablePath(path: string): boolean {
  try {
    // Compared, because the build drops a decoding whose result is unused, and its error with it.
    return decodeURIComponent(path) !== undefined
  } catch {
    return false
  }
}

const ending = '/_payload.json'

/** The page of a payload path: '/de/workshops/_payload.json' → '/de/workshops'. Null for any other path. */
export function payloadPath(path: string): string | null {
  return path.endsWith(ending) ? path.slice(0, -ending.length) || '/' : null
}

/** The cookie of the chosen language (docs/product.md#cookie-banner). */
const localeCookie = 'locale'

/** The cache key of a page. The start page without a language has one entry per language. */
export function pageKey(url: string, headers: IncomingHttpHeaders): string {
  return speaksVisitorsLanguage(url) ? `${url} ${preferredLanguage(headers.cookie, headers['accept-language'])}` : url
}

/** URLs without a language prefix answer in the visitor's language, so their cache entries differ by visitor. */
export function speaksVisitorsLanguage(path: string): boolean {
  // React Router requests the data of the start page under the second path.
  return path === '/' || path === '/_.data' || path === '/_payload.json'
}

/** Cookie, then browser, then German (docs/product.md#languages). */
export function preferredLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const chosen = cookie?.match(new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]+)\\s*(?:;|$)`))?.[1]
  if (isLanguage(chosen)) return chosen
  return wishes(acceptLanguage ?? '').find(isLanguage) ?? defaultLanguage
}

/** 'en-GB;q=0.8, de' → ['de', 'en'] */
function wishes(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const [language = ''] = tag.toLowerCase().split('-')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}

/** Time itself changes what can be booked, so pages are rendered again after this, even without a change. */
const lifetimeMs = 60_000
/** Minimum time between two renderings because of seats. */
const seatsEveryMs = 1_000
/** Minimum time that a page is cached, however short-lived its content. */
const contentEveryMs = 1_000
/** After a failed rendering, the stale page is served for this long without a retry. */
const staleForMs = 5_000
/** A page that is fresh after this long lasts: during a sale, pages do not. */
const lastsAfterMs = 2_000
/** Far more than there are pages; made-up addresses must not fill the memory. */
const maxPages = 2_000
/** Pages with a query have their own limit, so that they do not evict the pages that everyone visits. */
const maxWithQuery = 200

interface Entry {
  page: StoredResponse
  tags: readonly PageTag[]
  renderedAt: number
  freshUntil: number
  /** Until then the page may be served while it is rendered again: only seats have changed. */
  usableUntil: number
}

/** Rendered pages that are the same for everyone, each rendered again when its content changes (docs/rules/caching.md). */
export type PageCache = ReturnType<typeof createPageCache>

interface Purge {
  at: number
  /** Undefined means everything. */
  tags: readonly string[] | undefined
}

export function createPageCache(now: () => number = () => performance.now()) {
  const plain = new LRUCache<string, Entry>({ max: maxPages })
  const withQuery = new LRUCache<string, Entry>({ max: maxWithQuery })
  const entriesFor = (key: string) => (key.includes('?') ? withQuery : plain)
  /** The purges during each rendering in progress. */
  const underWay = new Set<Purge[]>()
  const renderings = new Map<string, PromiseWithResolvers<void>>()

  /** One after the other: only one processor is ever busy with it. */
  let packing: Promise<void> = Promise.resolve()
  function packIfItLasts(key: string, entry: Entry) {
    packing = packing.then(async () => {
      if (entriesFor(key).peek(key) !== entry || entry.freshUntil <= now()) return
      // Without memory for it, the page stays as it is packed.
      await entry.page.body.packWell().catch(() => undefined)
    })
  }

  function endRendering(key: string) {
    renderings.get(key)?.resolve()
    renderings.delete(key)
  }

  return {
    get(key: string) {
      const entry = entriesFor(key).peek(key)
      return entry && entry.freshUntil > now() ? entry.page : undefined
    },
    whileRendering(key: string) {
      const entry = entriesFor(key).peek(key)
      return entry && entry.usableUntil > now() ? entry.page : undefined
    },
    /** The page in its last version, however old, for when it cannot be rendered now. `get` then returns it too for some seconds. */
    stale(key: string) {
      const entry = entriesFor(key).peek(key)
      if (entry) entry.freshUntil = Math.max(entry.freshUntil, now() + staleForMs)
      endRendering(key)
      return entry?.page
    },
    /** The page in its last version, which a new rendering may repeat byte by byte. */
    former: (key: string) => entriesFor(key).peek(key)?.page,
    forget(key: string) {
      entriesFor(key).delete(key)
      endRendering(key)
    },
    /** Call before rendering, and always `end` after. A page whose content changed meanwhile is not stored; one whose seats changed expires soon. */
    begin() {
      const purges: Purge[] = []
      let latest = Number.POSITIVE_INFINITY
      underWay.add(purges)
      return {
        /** The content of the page is fresh for this many milliseconds. The shortest value wins. */
        freshFor(ms: number) {
          latest = Math.min(latest, now() + ms)
        },
        store(key: string, page: StoredResponse, tags: readonly PageTag[]) {
          const entry = freshEntry(page, tags, { now: now(), latest })
          for (const purge of purges) if (concerns(entry, purge.tags)) expire(entry, purge)
          if (entry.usableUntil > now()) {
            entriesFor(key).set(key, entry)
            setTimeout(packIfItLasts, lastsAfterMs, key, entry).unref()
          }
          endRendering(key)
        },
        end: () => void underWay.delete(purges),
      }
    },
    /** Invalidates all pages with one of these tags; without tags, all pages. */
    purge(tags?: readonly string[]) {
      const purge = { at: now(), tags }
      for (const purges of underWay) purges.push(purge)
      for (const entry of [...plain.values(), ...withQuery.values()]) if (concerns(entry, tags)) expire(entry, purge)
      // Requests from now on must not get what was read before.
      if (!isAboutSeats(tags)) for (const key of [...renderings.keys()]) endRendering(key)
    },
    /** Resolves when the rendering in progress is done or has failed; undefined when there is none. */
    rendering: (key: string) => renderings.get(key)?.promise,
    /** Makes other requests wait for this page until it is stored, fails, or the returned function is called. */
    beginRendering(key: string) {
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
