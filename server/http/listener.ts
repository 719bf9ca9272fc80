import { glob, readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative, sep } from 'node:path'
import type { Duplex } from 'node:stream'
import type { ContentSocket } from '#content/graphql/graphql-socket.ts'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'
import { fileHeaders, type StrictOptions, strictHeaders } from './final-response.ts'
import type { AnswerKind, Metrics } from './metrics.ts'
import { type PageCache, pageKey } from './page-cache.ts'
import type { PageQueries } from './page-queries.ts'
import { mayPreview } from './request-preview.ts'
import { type StoredResponse, sendStored, storedResponse } from './stored-response.ts'
import { clientAddress, hashedSender, type TrustedProxies } from './trusted-proxies.ts'

/** Renderings by others that a visitor waits for before the page is rendered for this visitor alone. */
const maxWaits = 3

/** Times in milliseconds. */
export const serverOptions: ServerOptions = {
  /** Longer than that of proxies (usually a minute): otherwise one sometimes reuses a connection that has just been closed, and a form is lost. */
  keepAliveTimeout: 75_000,
  /**
   * Begins with the connection. Browsers open connections ahead and close them after two minutes at most: one that was used after Node's 60 seconds
   * was answered 408, and a page lacked a script.
   */
  headersTimeout: 150_000,
  shouldUpgradeCallback: isWebsocket,
}

interface Memory {
  assets: Map<string, StoredResponse>
  pages: PageCache
  queries: Pick<PageQueries, 'keptUrl'>
  isShared: (url: string) => boolean
  metrics: Pick<Metrics, 'countAnswer'>
}

/**
 * The first handler of a request. Cached responses are sent here, before any framework, because that is ten times as fast (docs/decisions/0003). A
 * missing page is rendered once, however many request it: the others wait, or get the stale page if only seats have changed (docs/rules/caching.md).
 * Everything else goes to `next`.
 */
export function cacheFirst(memory: Memory, next: RequestListener): RequestListener {
  const { assets, pages, metrics } = memory

  function send(request: IncomingMessage, response: ServerResponse, stored: StoredResponse) {
    sendStored(request, response, stored)
    metrics.countAnswer('memory', response.statusCode)
  }

  async function afterOthers(request: IncomingMessage, response: ServerResponse, key: string) {
    for (let waits = 0; waits < maxWaits; waits += 1) {
      const others = pages.rendering(key)
      if (!others) return renderForAll(request, response, key)
      await others
      const stored = pages.get(key) ?? pages.whileRendering(key)
      if (stored) return send(request, response, stored)
    }
    next(request, response)
  }

  function renderForAll(request: IncomingMessage, response: ServerResponse, key: string) {
    response.once('close', pages.beginRendering(key))
    next(request, response)
  }

  function page(request: IncomingMessage, response: ServerResponse, key: string) {
    const stored = pages.get(key)
    if (stored) return send(request, response, stored)
    if (request.method === 'HEAD' || !memory.isShared(request.url ?? '/')) return next(request, response)
    if (!pages.rendering(key)) return renderForAll(request, response, key)
    const usable = pages.whileRendering(key)
    if (usable) return send(request, response, usable)
    void afterOthers(request, response, key)
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next(request, response)
    const asset = assets.get(request.url ?? '/')
    if (asset) return send(request, response, asset)
    const key = keyOf(request, memory)
    return key === null ? next(request, response) : page(request, response, key)
  }
}

/** Sends the stale page when it cannot be rendered now; false when there is none. */
export function staleFrom({ pages, queries, metrics }: Pick<Memory, 'pages' | 'queries' | 'metrics'>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const key = isRead ? keyOf(request, { queries }) : null
    const stored = key === null ? undefined : pages.stale(key)
    if (!stored) return false
    sendStored(request, response, stored)
    metrics.countAnswer('stale', response.statusCode)
    return true
  }
}

/** Counts the responses of `next` under a kind, once their headers are sent. */
export function countingAnswers(
  kind: AnswerKind,
  { countAnswer }: Pick<Metrics, 'countAnswer'>,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    response.once('finish', () => countAnswer(kind, response.statusCode))
    next(request, response)
  }
}

/** Null for requests that are never answered from memory, such as those of editors, who see drafts. */
function keyOf({ url = '/', headers }: IncomingMessage, { queries }: Pick<Memory, 'queries'>): string | null {
  const kept = mayPreview(headers.cookie) ? null : queries.keptUrl(url)
  return kept === null ? null : pageKey(kept, headers)
}

/** Another protocol that is asked for, such as h2c by curl and Java, is ignored (RFC 9110 §7.8): the request is answered as any other. */
function isWebsocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

interface UpgradeOptions {
  strict: boolean
  /** As in `SiteAppParts`: a client has one budget for its queries and its subscriptions. */
  senderSalt: string
  trusted: TrustedProxies
}

/** Websocket upgrades, for `/graphql` alone. Others get a 404, unless `strict` is off and Vite answers them for hot updates. */
export function upgrades(content: ContentSocket, { strict, senderSalt, trusted }: UpgradeOptions) {
  function senderOf({ socket, headers }: IncomingMessage): string {
    return hashedSender(
      senderSalt,
      clientAddress(trusted, socket.remoteAddress, headers['x-forwarded-for']?.toString()),
    )
  }

  return oneHostUpgrade((request, stream, head) => {
    const [path] = (request.url ?? '/').split('?')
    if (path === '/graphql') content.upgrade(request, stream, head, senderOf(request))
    else if (strict) {
      stream.on('error', () => stream.destroy())
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    }
  })
}

/** Binds the port before anything slow happens, and returns the URL to print. Port 0 takes any free port. */
export function listen(server: Server, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(reasonOf(error, HOST, PORT))))
    server.listen(PORT, HOST, () => {
      server.removeAllListeners('error')
      // as: only sockets and pipes have a string address; a TCP server has an object
      const { port } = server.address() as AddressInfo
      resolve(`http://${nameOf(HOST)}:${port}`)
    })
  })
}

function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Cannot start: port ${port} is already taken. Stop the program that uses it, or set PORT.`
    case 'EACCES':
      return `Cannot start: this account may not use port ${port}. Set PORT to a port above 1023.`
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return `Cannot start: this machine has no address ${host}. Set HOST.`
    default:
      return `Cannot start: listening on ${host}:${port} failed (${error.code}).`
  }
}

/** Rejects requests with two Host headers with 400 (RFC 9112 §3.2): a proxy may have routed by the other one. Node keeps only the first. */
export function oneHost(next: RequestListener): RequestListener {
  return (request, response) => {
    if (!namesTwoHosts(request)) return next(request, response)
    response.writeHead(400, { connection: 'close', 'content-length': 0 }).end()
  }
}

type Upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

/** The same for websocket upgrades. */
function oneHostUpgrade(next: Upgrade): Upgrade {
  return (request, stream, head) => {
    if (!namesTwoHosts(request)) return next(request, stream, head)
    stream.on('error', () => stream.destroy())
    stream.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }
}

function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  // Names and values alternate.
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Loads all files of the client build into memory, by path, with what the build has compressed. Files with a hash in their name are immutable; browsers revalidate the others. */
export async function loadStaticAssets(
  folder: string,
  { https }: { https: boolean },
): Promise<Map<string, StoredResponse>> {
  const assets = new Map<string, StoredResponse>()
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const type = types[extname(path)]
    if (!type) continue
    const br = await readFile(`${file}.br`).catch(() => undefined)
    assets.set(path, storedResponse(await readFile(file), headersOf(path, type, { https }), { br }))
  }
  return assets
}

function headersOf(path: string, type: string, options: StrictOptions): Record<string, string> {
  const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const strict = /^(?:text\/(?:css|javascript)|font)/.test(type) ? fileHeaders(options) : strictHeaders(options)
  return { ...strict, 'content-type': type, 'cache-control': cacheControl }
}
