import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { MailboxAccess } from '#app/context.ts'
import type { PageTag } from '#usecases/ports.ts'
import type { UseCases } from '#usecases/use-cases.ts'
import type { Log } from '../log.ts'
import type { SiteBundle } from '../site-build.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey, preferredLanguage, speaksVisitorsLanguage } from './page-key.ts'
import { securityHeaders } from './security-headers.ts'
import { storedResponse } from './stored-response.ts'

export interface PageRequest {
  request: Request
  /** A status that was decided before: 413 for a body that is too long. */
  problem: number | null
  /** Request id. */
  id: string
}

export type RenderPage = (page: PageRequest) => Promise<Response>

export interface RenderParts {
  bundle: () => Promise<SiteBundle>
  useCases: UseCases
  mailbox: MailboxAccess | null
  pages: PageCache
  siteUrl: string
  development: boolean
  log: Log
}

/** Renders pages through React Router and keeps those that are the same for everybody. */
export function createPageRenderer(parts: RenderParts): RenderPage {
  return async (page) => {
    const bundle = await parts.bundle()
    const { mailboxContext, requestContext, useCasesContext } = bundle.entry.module
    const tags = new Set<PageTag>()
    const { headers, url } = page.request
    const path = new URL(url).pathname
    const context = new RouterContextProvider()
    context.set(useCasesContext, parts.useCases)
    context.set(mailboxContext, parts.mailbox)
    context.set(requestContext, {
      id: page.id,
      siteUrl: parts.siteUrl,
      preferredLanguage: preferredLanguage(
        headers.get('cookie') ?? undefined,
        headers.get('accept-language') ?? undefined,
      ),
      problem: page.problem,
      cache: (...added) => added.forEach((tag) => tags.add(tag)),
      report: (error) => parts.log.error({ id: page.id, error }, 'page failed'),
    })
    const keeping = parts.pages.begin()
    // A refused body is never read: the error page is rendered for a plain request instead.
    const request = page.problem === null ? page.request : new Request(url, { headers: withoutBody(headers) })
    const response = await createRequestHandler(bundle, parts.development ? 'development' : 'production')(
      request,
      context,
    )
    return finish(parts, response, { request: page.request, path, tags: [...tags], keeping })
  }
}

interface Rendered {
  request: Request
  path: string
  tags: PageTag[]
  keeping: ReturnType<PageCache['begin']>
}

async function finish(parts: RenderParts, response: Response, rendered: Rendered): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  const security = securityHeaders(isHtml ? body.toString() : '', {
    https: parts.siteUrl.startsWith('https:'),
    development: parts.development,
  })
  for (const [name, value] of Object.entries(security)) if (!headers.has(name)) headers.set(name, value)
  const isShared = rendered.tags.length > 0 && response.status === 200 && rendered.request.method === 'GET'
  // Shared pages are asked for again each time (304 when unchanged); everything else belongs to one visitor.
  if (!headers.has('cache-control')) headers.set('cache-control', isShared ? 'no-cache' : 'no-store')
  if (speaksVisitorsLanguage(rendered.path)) headers.set('vary', 'Cookie, Accept-Language')

  const requested = new URL(rendered.request.url)
  const key = isShared
    ? pageKey(requested.pathname + requested.search, {
        cookie: rendered.request.headers.get('cookie') ?? undefined,
        'accept-language': rendered.request.headers.get('accept-language') ?? undefined,
      })
    : null
  if (key !== null && !parts.development) {
    rendered.keeping.store(key, storedResponse(body, Object.fromEntries(headers), 'page'), rendered.tags)
  }
  const hasBody = ![204, 304].includes(response.status) && rendered.request.method !== 'HEAD'
  return new Response(hasBody ? body : null, { status: response.status, headers })
}

function withoutBody(headers: Headers): Headers {
  const copy = new Headers(headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) copy.delete(name)
  return copy
}
