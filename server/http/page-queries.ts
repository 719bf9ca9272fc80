import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { isReadablePath, payloadPath } from './page-key.ts'

/**
 * What pages that are the same for everyone read of their query, by the id of their route. Nothing else of a query reaches them: they would be
 * rendered again for each address that someone makes up. Routes that are not named here read what they like, and are never kept with a query.
 */
export const queryOfRoute: Readonly<Record<string, readonly string[]>> = {
  'content/site/start': [],
  'start-in-language': [],
  'features/workshops/site/workshops': ['kind', 'language', 'place', 'buyer'],
  'features/workshops/site/certification': ['discover', 'buyer'],
  'content/site/content-page': [],
  'features/booking/site/withdrawal': [],
  'withdrawal-german': [],
  'features/booking/site/workshop': ['discover', 'buyer'],
  'features/tickets/site/self-paced': [],
  'features/tickets/site/package': [],
  'features/blog/site/list': [],
  'blog-page': [],
  'features/blog/site/post': ['reply', 'comment'],
  'features/newsletter/site/newsletter': [],
  'features/workshops/site/workshop-calendar': [],
  'features/blog/site/blog-rss': [],
  'features/blog/site/blog-atom': [],
  'content/feeds/robots': [],
  'content/feeds/sitemap': [],
  'content/feeds/sitemap-part': [],
  'content/feeds/llms': [],
  'content/feeds/security-txt': [],
}
/** React Router asks for the data of a page with these. */
const dataParameters = ['_routes', 'index']
/** Longer queries are no one’s filter: such a page is rendered, and not kept. */
const maxKeptQuery = 200
const maxPaths = 2_000

/** Knows of each page that was rendered what it reads of a query, so that the next address of it can be answered from memory. */
export interface PageQueries {
  /** Whether a page at this address may be the same for everyone: only then is it worth waiting for what someone else has rendered. */
  isShared(url: string, routes: ServerBuild['routes']): boolean
  /** Path and query as the page reads them. Null when the page is not known, or is not to be kept under this address. */
  keptUrl(url: string): string | null
  /** The pattern of a page’s route, such as `/de/blog/:slug`; null where no route fits. */
  patternOf(path: string, routes: ServerBuild['routes']): string | null
  /** The address to render the page under. */
  readUrl(url: URL, routes: ServerBuild['routes']): URL
}

export function createPageQueries(): PageQueries {
  const known = new Map<string, readonly string[]>()
  const trees = new WeakMap<ServerBuild['routes'], RouteObject[]>()

  function treeOf(routes: ServerBuild['routes']): RouteObject[] {
    const before = trees.get(routes)
    if (before) return before
    const tree = childrenOf(routes, undefined)
    trees.set(routes, tree)
    return tree
  }

  /** What the page at a path reads of a query; undefined for one that may be personal. */
  function parametersOf(path: string, routes: ServerBuild['routes']): readonly string[] | undefined {
    // What the router asks for itself, such as `/__manifest`, looks like a page in a language that there is not.
    if (path.startsWith('/__')) return undefined
    const route = matchRoutes(treeOf(routes), pageOf(path))?.at(-1)?.route.id ?? ''
    const own = queryOfRoute[route]
    if (!own) return undefined
    const parameters = isData(path) ? [...own, ...dataParameters] : own
    if (known.size >= maxPaths) known.clear()
    known.set(path, parameters)
    return parameters
  }

  return {
    isShared(url, routes) {
      const [path = ''] = splitUrl(url)
      if (known.has(path)) return true
      return path.startsWith('/') && isReadablePath(path) && parametersOf(path, routes) !== undefined
    },
    keptUrl(url) {
      const [path = '', search] = splitUrl(url)
      if (search === '' || search === '?') return path
      const parameters = known.get(path)
      if (!parameters) return null
      const read = readQuery(new URLSearchParams(search), parameters)
      return read.length > maxKeptQuery ? null : path + read
    },
    patternOf(path, routes) {
      const matches = matchRoutes(treeOf(routes), pageOf(path))
      return matches && `/${matches.flatMap(({ route }) => route.path?.replace(/^\//, '') || []).join('/')}`
    },
    readUrl(url, routes) {
      const parameters = known.get(url.pathname) ?? parametersOf(url.pathname, routes)
      if (!parameters || url.search === '') return url
      const read = new URL(url)
      read.search = readQuery(url.searchParams, parameters)
      return read
    },
  }
}

function isData(path: string): boolean {
  return path.endsWith('.data')
}

/** The path of the page that an address is about: that of its data and of its payload is the same. */
function pageOf(path: string): string {
  return isData(path) ? path.replace(/\/?(_)?\.data$/, '') || '/' : (payloadPath(path) ?? path)
}

/** Where a page leads on: what it has not read of the query goes along, as in the campaign of a newsletter. */
export function withUnread(location: string, whole: URL, read: URL): string {
  const target = new URL(location, whole)
  if (target.origin !== whole.origin) return location
  for (const [name, value] of whole.searchParams)
    if (!read.searchParams.has(name) && !target.searchParams.has(name)) target.searchParams.append(name, value)
  return target.pathname + target.search + target.hash
}

/** In the order of the parameters, so that the order of an address makes no other page. With its question mark, or empty. */
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
