import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from 'react-router'
import { isReadablePath, payloadPath } from './page-cache.ts'

/**
 * The query parameters that shared pages read, by route id. No other part of a query reaches them; otherwise each made-up URL would be rendered and
 * cached. Routes that are not listed may read any parameter and are never cached with a query.
 */
export const queryOfRoute: Readonly<Record<string, readonly string[]>> = {
  'content/site/start': [],
  'start-in-language': [],
  'features/workshops/site/workshops': ['kind', 'language', 'place', 'buyer', 'page'],
  'features/workshops/site/certification': ['discover', 'buyer'],
  'content/site/content-page': [],
  'features/booking/site/withdrawal': [],
  'withdrawal-german': [],
  'features/booking/site/workshop': ['discover', 'buyer'],
  'features/tickets/site/self-paced': ['buyer'],
  'features/tickets/site/package': ['people'],
  'features/blog/site/list': [],
  'blog-page': [],
  'features/blog/site/post': ['reply', 'comment'],
  'features/newsletter/site/newsletter': [],
  'features/workshops/site/workshop-calendar': [],
  'blog-rss': [],
  'blog-atom': [],
  robots: [],
  'content/feeds/sitemap': [],
  'sitemap-part': [],
  'content/feeds/llms': [],
  'security-txt': [],
}
/** Parameters of React Router's data requests. */
const dataParameters = ['_routes', 'index']
/** Characters. Longer queries are no real filter: the page is rendered but not cached. */
const maxKeptQuery = 200
const maxPaths = 2_000
/** Characters. A longer path is matched each time, so that made-up ones fill no memory. */
const maxKeptPath = 200

/** A letter or digit, '-', '.', '_' or '~' as an escape (RFC 3986 6.2.2.2): each way to write a path would be another page in memory. */
const needlessEscape = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/i

/** Remembers per rendered page which query parameters it reads, so that later URLs of it can be answered from memory. */
export type PageQueries = ReturnType<typeof createPageQueries>

export function createPageQueries() {
  const known = new Map<string, readonly string[]>()
  const matchers = new WeakMap<ServerBuild['routes'], (path: string) => readonly RouteMatch[]>()

  /** The matched routes of a page, outermost first; empty when there is none. */
  function matchesOf(path: string, routes: ServerBuild['routes']): readonly RouteMatch[] {
    const match = matchers.get(routes) ?? createMatcher(routes)
    matchers.set(routes, match)
    return match(pageOf(path))
  }

  /** The query parameters that the page at a path reads; undefined for a page that may be personal. */
  function parametersOf(path: string, routes: ServerBuild['routes']): readonly string[] | undefined {
    // The router's own requests, such as `/__manifest`, look like a page in an unknown language.
    if (path.startsWith('/__')) return undefined
    const route = matchesOf(path, routes).at(-1)?.route.id ?? ''
    const own = queryOfRoute[route]
    if (!own) return undefined
    const parameters = isData(path) ? [...own, ...dataParameters] : own
    if (known.size >= maxPaths) known.clear()
    known.set(path, parameters)
    return parameters
  }

  return {
    /** Whether the page at a URL may be the same for everyone, and so is worth waiting for while another request renders it. */
    isShared(url: string, routes: ServerBuild['routes']) {
      const [path = ''] = splitUrl(url)
      if (known.has(path)) return true
      return path.startsWith('/') && isReadablePath(path) && parametersOf(path, routes) !== undefined
    },
    /** Path and query, reduced to what the page reads. Null when the page is unknown or not cached under this URL. */
    keptUrl(url: string) {
      const [path = '', search] = splitUrl(url)
      if (needlessEscape.test(path)) return null
      if (search === '' || search === '?') return path
      const parameters = known.get(path)
      if (!parameters) return null
      const read = readQuery(new URLSearchParams(search), parameters)
      return read.length > maxKeptQuery ? null : path + read
    },
    /** The route pattern of a path, such as `/de/blog/:slug`; null without a matching route. */
    patternOf(path: string, routes: ServerBuild['routes']) {
      const matches = matchesOf(path, routes)
      const parts = matches.flatMap(({ route }) => route.path?.replace(/^\//, '') || [])
      return matches.length === 0 ? null : `/${parts.join('/')}`
    },
    readUrl(url: URL, routes: ServerBuild['routes']) {
      const parameters = known.get(url.pathname) ?? parametersOf(url.pathname, routes)
      if (!parameters || url.search === '') return url
      const read = new URL(url)
      read.search = readQuery(url.searchParams, parameters)
      return read
    },
  }
}

/** `matchRoutes` ranks all routes at each call: about a millisecond, and a request asks up to three times. */
function createMatcher(routes: ServerBuild['routes']): (path: string) => readonly RouteMatch[] {
  const tree = childrenOf(routes, undefined)
  const known = new LRUCache<string, readonly RouteMatch[]>({ max: maxPaths })
  return (path) => {
    const before = known.get(path)
    if (before) return before
    const matches = matchRoutes(tree, path) ?? []
    if (path.length <= maxKeptPath) known.set(path, matches)
    return matches
  }
}

function isData(path: string): boolean {
  return path.endsWith('.data')
}

/** The page path of a URL; data and payload URLs map to their page. */
function pageOf(path: string): string {
  return isData(path) ? path.replace(/\/?(_)?\.data$/, '') || '/' : (payloadPath(path) ?? path)
}

/** Adds the query parameters that a page has not read, such as a newsletter campaign, to its redirect. */
export function withUnread(location: string, whole: URL, read: URL): string {
  const target = new URL(location, whole)
  if (target.origin !== whole.origin) return location
  for (const [name, value] of whole.searchParams)
    if (!read.searchParams.has(name) && !target.searchParams.has(name)) target.searchParams.append(name, value)
  return target.pathname + target.search + target.hash
}

/** Sorted by parameter, so that the order in the URL creates no second cache entry. With the question mark, or empty. */
function readQuery(query: URLSearchParams, parameters: readonly string[]): string {
  const read = parameters.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return read.length === 0 ? '' : `?${new URLSearchParams(read)}`
}

function splitUrl(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index } = route
    const own = { id, ...(path !== undefined && { path }) }
    return [index ? { ...own, index: true } : { ...own, children: childrenOf(routes, id) }]
  })
}
