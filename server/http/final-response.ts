import { playerOrigins } from '#domain/content/embed-player.ts'
import type { PageTag } from '#platform/ports.ts'
import { pageKey, speaksVisitorsLanguage } from './page-key.ts'
import { isOffice, isPageEditor } from './request-office.ts'
import { speculationRulesPath } from './speculation-rules.ts'
import { type StoredResponse, storedResponse } from './stored-response.ts'
import { strictHeaders } from './strict-headers.ts'

interface PageFacts {
  /** What the page shows; none for a page that belongs to one visitor. */
  tags: readonly PageTag[]
  /** As it is on the page's inline scripts. */
  nonce: string
  siteUrl: string
  /** Path and query that the page is kept under; null when it must not be. */
  keptUrl: string | null
  development: boolean
  /** Whether browsers may load pages before they are asked for. */
  loadsAhead: boolean
  /** Origins beside its own that the page's script may ask. */
  connectsTo: readonly string[]
  formTargets: readonly string[]
}

interface FinalPage {
  response: Response
  /** The page for the cache; null when it must not be kept. */
  keep: { key: string; page: StoredResponse } | null
}

/** Gives a rendered page its headers and says whether it may be kept. */
export async function finalResponse(rendered: Response, request: Request, facts: PageFacts): Promise<FinalPage> {
  const isShared = facts.tags.length > 0 && rendered.status === 200 && ['GET', 'HEAD'].includes(request.method)
  const { pathname } = new URL(request.url)
  const headers = withDefaults(rendered.headers, {
    ...securityHeaders({
      nonce: facts.nonce,
      https: facts.siteUrl.startsWith('https:'),
      development: facts.development,
      inlineStyles: isPageEditor(pathname),
      connectsTo: facts.connectsTo,
      formTargets: facts.formTargets,
    }),
    // Shared pages are asked for again each time (304 when unchanged); everything else belongs to one visitor.
    'cache-control': isShared ? 'no-cache' : 'no-store',
    ...loadedAhead(isShared && isHtml(rendered) && facts.loadsAhead),
  })
  if (isOffice(pathname)) headers.set('x-robots-tag', 'noindex, nofollow')
  if (speaksVisitorsLanguage(pathname)) headers.set('vary', 'Cookie, Accept-Language')
  if (rendered.status === 405) headers.set('allow', request.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST')
  const keptUrl = isShared && request.method === 'GET' && !facts.development ? facts.keptUrl : null
  const answer = (body: BodyInit | null) =>
    new Response(mayHaveBody(rendered, request) ? body : null, { status: rendered.status, headers })
  if (!isShared && isDownload(rendered)) return { response: answer(rendered.body), keep: null }
  const sent = Buffer.from(await rendered.arrayBuffer())
  // Documents and pictures come this way too: their bytes are not text.
  const body = isHtml(rendered) && !facts.development ? scriptsLater(sent) : sent
  const keep =
    keptUrl === null
      ? null
      : { key: keyOf(request, keptUrl), page: storedResponse(body, Object.fromEntries(headers), 'page') }
  return { response: answer(body), keep }
}

/** Tells browsers what they may load before it is asked for (docs/decisions/0003). */
function loadedAhead(isPageForAll: boolean): Record<string, string> {
  return isPageForAll ? { 'speculation-rules': `"${speculationRulesPath}"` } : {}
}

/** A file to be saved: it may be made while it is sent, and as long as it likes. */
function isDownload({ headers }: Response): boolean {
  return headers.get('content-disposition')?.startsWith('attachment') ?? false
}

/**
 * A page is read before it is alive: on a slow network its scripts would take the line from style, font and picture. So they wait, and
 * src/frame/browser/head.ts starts them when something can be seen. React Router has no word for this (docs/decisions/0003).
 */
function scriptsLater(page: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(
    page
      .toString()
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
      .replace(/<script nonce="([\w-]+)" type="module" async="">/, '<script nonce="$1" type="text/later">'),
  )
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

/** Headers set by the page take precedence. */
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
  /** Stands on the page's own inline scripts; see `policy`. */
  nonce: string
  https: boolean
  development: boolean
  /** Origins beside its own that the page's script may ask. */
  connectsTo: readonly string[]
  /** Whether inline styles are allowed: the visual editor writes its own. */
  inlineStyles: boolean
  /** Other origins that a form may end at: the pages of the payment provider. */
  formTargets: readonly string[]
}

/** Headers of every page. In development Vite's own inline scripts and styles are let through. */
function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    ...strictHeaders(options),
    'content-security-policy': options.development ? "frame-ancestors 'none'" : policy(options),
  }
}

/**
 * Scripts run only from this site. The few inline ones that React Router writes carry a nonce that is drawn for each rendering: what
 * someone smuggles into a page's content cannot know it. Kept pages keep theirs, which does no harm: a kept page is finished. Hashes
 * taken from the finished page would have blessed smuggled scripts as well.
 */
function policy({ nonce, inlineStyles, connectsTo, formTargets }: SecurityOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    inlineStyles ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectsTo].join(' '),
    // loaded only after a click (src/content/blocks/embed.tsx)
    `frame-src 'self' ${playerOrigins.join(' ')}`,
    "manifest-src 'self'",
    // A form that is answered with a redirect has to be allowed its target too.
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
