import type { RequestListener } from 'node:http'
import { playerOrigins } from '#domain/content/embed-player.ts'
import type { PageTag } from '#platform/ports.ts'
import { pageKey, speaksVisitorsLanguage } from './page-cache.ts'
import { isOffice, isPageEditor } from './request-office.ts'
import { answerOf, type StoredResponse, storedResponse } from './stored-response.ts'

interface PageFacts extends Omit<SecurityOptions, 'https' | 'inlineStyles'> {
  /** Cache tags of the page's content; empty for a personal page. */
  tags: readonly PageTag[]
  siteUrl: string
  /** The cached page of a key in its last version. */
  former: (key: string) => StoredResponse | undefined
  /** Path and query to cache the page under; null when it must not be cached. */
  keptUrl: string | null
}

interface FinalPage {
  response: Response
  /** The page to cache; null when it must not be cached. */
  keep: { key: string; page: StoredResponse } | null
}

export async function finalResponse(rendered: Response, request: Request, facts: PageFacts): Promise<FinalPage> {
  const isShared = facts.tags.length > 0 && rendered.status === 200 && ['GET', 'HEAD'].includes(request.method)
  const { pathname } = new URL(request.url)
  const headers = withDefaults(rendered.headers, {
    ...securityHeaders({
      ...facts,
      https: facts.siteUrl.startsWith('https:'),
      rulesSource: isOffice(pathname) ? null : facts.rulesSource,
      inlineStyles: isPageEditor(pathname),
    }),
    // Shared pages are revalidated each time (304 when unchanged); all others belong to one visitor.
    'cache-control': isShared ? 'no-cache' : 'no-store',
  })
  if (isOffice(pathname)) headers.set('x-robots-tag', 'noindex, nofollow')
  if (speaksVisitorsLanguage(pathname)) headers.set('vary', 'Cookie, Accept-Language')
  if (rendered.status === 405) headers.set('allow', request.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST')
  const keptUrl = isShared && request.method === 'GET' && !facts.development ? facts.keptUrl : null
  const answer = (body: BodyInit | null) =>
    new Response(mayHaveBody(rendered, request) ? body : null, { status: rendered.status, headers })
  if (!isShared && isDownload(rendered)) return { response: answer(rendered.body), keep: null }
  const body = Buffer.from(await rendered.arrayBuffer())
  if (keptUrl === null) return { response: answer(body), keep: null }
  const key = keyOf(request, keptUrl)
  const page = storedResponse(body, Object.fromEntries(headers), { former: facts.former(key) })
  return { response: answerOf(page, request), keep: { key, page } }
}

/** A file download: it may be streamed while it is generated, at any length. */
function isDownload({ headers }: Response): boolean {
  return headers.get('content-disposition')?.startsWith('attachment') ?? false
}

function withDefaults(own: Headers, defaults: Record<string, string>): Headers {
  const headers = new Headers(own)
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value)
  return headers
}

function keyOf(request: Request, url: string): string {
  return pageKey(url, {
    cookie: request.headers.get('cookie') ?? undefined,
    'accept-language': request.headers.get('accept-language') ?? undefined,
  })
}

function mayHaveBody(response: Response, request: Request): boolean {
  return ![204, 304].includes(response.status) && request.method !== 'HEAD'
}

interface SecurityOptions {
  /** The nonce of the page's own inline scripts; see `policy`. */
  nonce: string
  https: boolean
  development: boolean
  /** Other origins that the page's script may connect to. */
  connectsTo: readonly string[]
  /** What allows the page’s script to add the speculation rules (src/frame/browser/page.ts); null where it has none. */
  rulesSource: string | null
  /** Whether inline styles are allowed: the visual editor writes them. */
  inlineStyles: boolean
  /** Other origins that a form may redirect to: the payment provider. */
  formTargets: readonly string[]
}

/** Headers of every page. Development allows Vite's inline scripts and styles. */
function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    ...strictHeaders(options),
    'content-security-policy': options.development ? "frame-ancestors 'none'" : policy(options),
  }
}

/**
 * Scripts load only from this site. The few inline scripts of React Router carry a nonce generated per rendering, which injected content cannot know.
 * A cached page keeps its nonce, which is harmless: its content is final. Hashes computed from the finished page would also approve injected scripts.
 */
function policy({ nonce, rulesSource, inlineStyles, connectsTo, formTargets }: SecurityOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${rulesSource === null ? '' : ` ${rulesSource}`}`,
    inlineStyles ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectsTo].join(' '),
    // Loaded only after a click (src/content/blocks/media.tsx).
    `frame-src 'self' ${playerOrigins.join(' ')}`,
    "manifest-src 'self'",
    // `form-action` also applies to the target of a redirect after a form.
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Two years, the minimum of the HSTS preload list. */
const hsts = 'max-age=63072000; includeSubDomains'

export interface StrictOptions {
  https: boolean
}

export function strictHeaders({ https }: StrictOptions): Record<string, string> {
  return {
    ...fileHeaders({ https }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

/** Those that mean something for scripts, styles and fonts, which are never opened as a document. */
export function fileHeaders({ https }: StrictOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https && { 'strict-transport-security': hsts }),
  }
}

/** For responses that are not pages: nothing in them may run or be framed. */
const nothing = "default-src 'none'; frame-ancestors 'none'"

/** Sets the strict headers before `next` answers; headers that `next` sets win. `policy` is off where Vite serves its own pages. */
export function withStrictHeaders(
  next: RequestListener,
  { policy, ...options }: StrictOptions & { policy: boolean },
): RequestListener {
  const headers = Object.entries({
    ...strictHeaders(options),
    ...(policy && { 'content-security-policy': nothing }),
  })
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next(request, response)
  }
}
