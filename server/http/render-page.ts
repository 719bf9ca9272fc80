import { randomBytes } from 'node:crypto'
import { createRequestHandler, isRouteErrorResponse, type RequestHandler, RouterContextProvider } from 'react-router'
import type { ContentSource } from '#content/ports/content.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import type { Services } from '#features/context.ts'
import type { OfficeService } from '#features/members/office-service.ts'
import { busyFormProblem, busyProblem } from '#frame/busy-problem.ts'
import type { MailboxAccess } from '#frame/context.ts'
import { isOutage } from '#platform/outage.ts'
import type { PageTag } from '#platform/ports.ts'
import { nameRequest } from '#platform/tracing.ts'
import type { Log } from '../log.ts'
import type { SiteBundle } from '../site-build.ts'
import { finalResponse } from './final-response.ts'
import { isReadablePath, type PageCache, pageKey, payloadPath, preferredLanguage } from './page-cache.ts'
import { type PageQueries, withUnread } from './page-queries.ts'
import { isOffice, requestOffice } from './request-office.ts'
import { mayPreview, type PreviewService, requestPreview } from './request-preview.ts'
import { cachedDates, isShared, type SharedData } from './shared-data.ts'
import type { RulesFile } from './speculation-rules.ts'
import { answerOf } from './stored-response.ts'

export interface PageRequest {
  request: Request
  /** A status that was decided before rendering: 413 for a body that is too long. */
  problem: number | null
  id: string
  /** The sender as a salted hash; see `hashed-sender.ts`. */
  sender: string
  address: string
}

export type RenderPage = (page: PageRequest) => Promise<Response>

export interface RenderParts {
  bundle: () => Promise<SiteBundle>
  services: Services
  mailbox: MailboxAccess | null
  preview: PreviewService
  office: OfficeService
  pages: PageCache
  queries: PageQueries
  shared: SharedData
  siteUrl: string
  development: boolean
  /** By which browsers load pages ahead (docs/decisions/0003); null where none may be. */
  rules: RulesFile | null
  formTargets: readonly string[]
  log: Log
}

/** Seconds. */
const retryAfter = '30'

/** Renders pages and caches the shared ones. When that fails, serves the stale page or the error page, with 503 during a database outage. */
export function createPageRenderer(parts: RenderParts): RenderPage {
  const render = renderOnce(parts)

  return async (page) => {
    if (page.problem === busyProblem || page.problem === busyFormProblem) return (await render(page)).response
    if (page.problem !== null) return (page.problem >= 500 && lastServed(page)) || framed(page)
    const { response, isAway } = await render(page)
    if (isFileRefused(response, page.request)) return besideFile({ ...page, problem: response.status })
    if (response.status < 500) return response
    const last = lastServed(page)
    if (last) return last
    return isAway ? framed({ ...page, problem: 503 }) : response
  }

  function lastServed({ request }: PageRequest): Response | null {
    const key = keyOf(request, parts.queries)
    const last = key === null ? undefined : parts.pages.stale(key)
    return last ? answerOf(last, request) : null
  }

  /** The error page, unless the page needs nothing of what is away (robots.txt). */
  async function framed(page: PageRequest): Promise<Response> {
    const { response } = await render(page)
    const { status, ok } = response
    if (ok && page.problem !== null && page.problem >= 500) return response
    const isAnswer = status === page.problem || (status < 500 && !ok)
    return isAnswer && !isData(response, page.request) ? withRetryAfter(response) : besideFile(page)
  }

  /** The error page of the folder: files, feeds and sitemaps have none of their own. */
  async function besideFile(page: PageRequest): Promise<Response> {
    const { headers, url } = page.request
    const folder = `/${new URL(url).pathname.split('/').filter(Boolean).slice(0, -1).join('/')}`
    const request = new Request(new URL(folder, url), { headers: withoutBody(headers) })
    return withRetryAfter((await render({ ...page, request })).response)
  }
}

function withRetryAfter(response: Response): Response {
  if (response.status === 503) response.headers.set('retry-after', retryAfter)
  return response
}

/** What the router answers a visitor for a route without a page. */
const isData = ({ headers }: Response, { url }: Request) =>
  !/^[/]office([/]|$)/.test(new URL(url).pathname) &&
  headers.get('content-type')?.startsWith('application/json') === true

/** Whether a visitor who has opened or submitted a file's address would read data for programs. */
function isFileRefused(response: Response, request: Request): boolean {
  const isForScript =
    request.headers.get('sec-fetch-dest') === 'empty' || payloadPath(new URL(request.url).pathname) !== null
  return [403, 404, 405].includes(response.status) && isData(response, request) && !isForScript
}

/** The cache key of a shared page; null for editors, forms and URLs that are never cached. */
function keyOf({ method, url, headers }: Request, queries: PageQueries): string | null {
  const cookie = headers.get('cookie') ?? undefined
  if (!['GET', 'HEAD'].includes(method) || mayPreview(cookie)) return null
  const { pathname, search } = new URL(url)
  const kept = queries.keptUrl(pathname + search)
  const facts = { cookie, 'accept-language': headers.get('accept-language') ?? undefined }
  return kept === null ? null : pageKey(kept, facts)
}

/** `isAway`: rendering failed because of a database outage. */
function renderOnce(parts: RenderParts): (page: PageRequest) => Promise<{ response: Response; isAway: boolean }> {
  const handlers = new WeakMap<SiteBundle, RequestHandler>()
  /** Creating a handler sorts all routes, which costs a twentieth of a page. */
  function handlerOf(bundle: SiteBundle): RequestHandler {
    const handler =
      handlers.get(bundle) ?? createRequestHandler(bundle, parts.development ? 'development' : 'production')
    handlers.set(bundle, handler)
    return handler
  }
  return async (page) => {
    let isAway = false
    let isForAll = false
    const bundle = await parts.bundle()
    const { mailboxContext, officeContext, previewContext, provideServices, requestContext } = bundle.entry.module
    const nonce = randomBytes(16).toString('base64url')
    const tags = new Set<PageTag>()
    const { headers, url } = page.request
    const preferred = preferredLanguageIn(headers)
    const whole = readableUrl(url, preferred)
    const read = urlToRender(page.request, whole, () => parts.queries.readUrl(whole, bundle.routes))
    const { asked, isPayload } = askedPage(read)
    nameRequest(page.request.method, () => parts.queries.patternOf(asked.pathname, bundle.routes), page.id)
    const context = new RouterContextProvider()
    function report(error: unknown) {
      isAway ||= isOutage(error)
      // An unknown URL or method is the client's mistake: it must not fill the log.
      if (isRouteErrorResponse(error) && error.status < 500) return
      parts.log.error({ id: page.id, error }, 'rendering failed')
    }
    const preview = await requestPreview(parts.preview, {
      path: asked.pathname,
      cookie: cookieOf(page),
      address: page.address,
      preferredLanguage: preferred,
      siteUrl: parts.siteUrl,
    })
    const keeping = parts.pages.begin()
    const { content: source } = parts.services
    // The office bypasses the cache, to see its own changes at once.
    const published = (isOffice(asked.pathname) ? undefined : source.noting?.(keeping.freshFor)) ?? source
    const content = reportErrors(preview.source ?? published, report)
    const shows = { isRead: isRead(page.request), isPreview: preview.source !== null }
    const isForAllPath = shows.isRead && !parts.development && parts.queries.isShared(asked.pathname, bundle.routes)
    provideServices(context, {
      ...parts.services,
      ...(isForAllPath && cachedDates(parts.shared, parts.services)),
      content,
    })
    context.set(previewContext, preview.access)
    context.set(mailboxContext, parts.mailbox)
    context.set(officeContext, requestOffice(parts.office, page))
    context.set(requestContext, {
      id: page.id,
      nonce,
      siteUrl: parts.siteUrl,
      preferredLanguage: preferred,
      sender: page.sender,
      address: page.address,
      problem: page.problem,
      answer: isPayload ? 'payload' : 'page',
      cache(...added) {
        isForAll ||= preview.access.shown === null
        if (preview.isShared) for (const tag of added) tags.add(tag)
      },
      isForAll: () => isForAll,
      speculationRules: () => (isForAll && shows.isRead ? parts.rules?.path : undefined),
      shared: (key, tags, load) =>
        !parts.development && isShared(tags, shows) ? parts.shared.get(key, tags, load) : load(),
      report,
    })
    try {
      const response = await handlerOf(bundle)(requestToRender(page, asked), context)
      const finished = await finalResponse(response, page.request, {
        tags: [...tags],
        nonce,
        siteUrl: parts.siteUrl,
        former: parts.pages.former,
        keptUrl: parts.queries.keptUrl(read.pathname + read.search),
        development: parts.development,
        rulesSource: parts.rules?.source ?? null,
        connectsTo: preview.connectsTo,
        formTargets: parts.formTargets,
      })
      const { response: answer } = finished
      leadOn(answer, whole, read)
      for (const cookie of preview.cookies) answer.headers.append('set-cookie', cookie)
      // The frame of every page shows menus from the content.
      if (finished.keep) keeping.store(finished.keep.key, finished.keep.page, [...tags, 'content'])
      else forgetGone(page.request, response.status)
      return { response: answer, isAway }
    } finally {
      keeping.end()
    }
  }

  function forgetGone(request: Request, status: number) {
    const key = status < 500 && status !== 429 ? keyOf(request, parts.queries) : null
    if (key !== null && request.method === 'GET') parts.pages.forget(key)
  }
}

/** The page of a URL; a payload URL maps to its page. */
function askedPage(url: URL): { asked: URL; isPayload: boolean } {
  const asked = new URL(url)
  const payloadOf = payloadPath(asked.pathname)
  if (payloadOf !== null) asked.pathname = payloadOf
  return { asked, isPayload: payloadOf !== null }
}

/** During a database outage editors cannot be identified, so no draft is shown. */
function cookieOf({ problem, request }: PageRequest): string | null {
  return problem !== null && problem >= 500 ? null : request.headers.get('cookie')
}

function preferredLanguageIn(headers: Headers): Language {
  return preferredLanguage(headers.get('cookie') ?? undefined, headers.get('accept-language') ?? undefined)
}

/** The start page replaces a path that cannot be decoded, which the router would print to the terminal. */
function readableUrl(url: string, preferred: Language): URL {
  const asked = new URL(url)
  if (isReadablePath(asked.pathname)) return asked
  const first = asked.pathname.split('/')[1]
  return new URL(`/${isLanguage(first) ? first : preferred}`, asked)
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The target of a form keeps its whole query. */
function urlToRender(request: Request, whole: URL, read: () => URL): URL {
  return isRead(request) ? read() : whole
}

/** A rejected body is never read: the error page is rendered for a plain request instead. */
function requestToRender({ request, problem }: PageRequest, url: URL): Request {
  if (problem === null && url.href === request.url) return request
  const method = isRead(request) ? request.method : 'GET'
  return new Request(url, { method, headers: withoutBody(request.headers), signal: request.signal })
}

function leadOn({ headers }: Response, whole: URL, read: URL): void {
  const location = read === whole ? null : headers.get('location')
  if (location) headers.set('location', withUnread(location, whole, read))
}

function withoutBody(headers: Headers): Headers {
  const copy = new Headers(headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) copy.delete(name)
  return copy
}

/** Errors of the content source as 500 responses with their message (docs/product.md#error-page): the router would hide exceptions. */
export function reportErrors(content: ContentSource, report: (error: unknown) => void): ContentSource {
  async function withErrorResponse<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ContentError') throw error
      report(error)
      throw Response.json({ message: error.message }, { status: 500 })
    }
  }
  const { postPage, trainers, uris } = content
  return {
    page: (uri, language) => withErrorResponse(content.page(uri, language)),
    pages: (language) => withErrorResponse(content.pages(language)),
    posts: (language) => withErrorResponse(content.posts(language)),
    ...(postPage && { postPage: (language, asked) => withErrorResponse(postPage(language, asked)) }),
    post: (slug, language) => withErrorResponse(content.post(slug, language)),
    testimonials: (language, slugs) => withErrorResponse(content.testimonials(language, slugs)),
    children: (uri, names, language) => withErrorResponse(content.children(uri, names, language)),
    categoryId: (slug, language) => withErrorResponse(content.categoryId(slug, language)),
    ...(uris && { uris: (language) => withErrorResponse(uris(language)) }),
    ...(content.menus && { menus: content.menus }),
    ...(trainers && { trainers: (language) => withErrorResponse(trainers(language)) }),
  }
}
