import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { routePath } from 'hono/route'
import type { ContentSystem } from '#content/graphql/graphql-handler.ts'
import type { SitePictures } from '#content/ports/pictures.ts'
import { movedPages } from '#domain/address/moved-pages.ts'
import { defaultLanguage, languages } from '#domain/language.ts'
import { answerReplies } from '#features/blog/reply-mails.ts'
import type { OfficePorts } from '#features/booking/records.ts'
import { endNewsletter } from '#features/newsletter/newsletter.ts'
import { isOutage } from '#platform/outage.ts'
import type { Stores } from '#platform/ports.ts'
import { nameRequest } from '#platform/tracing.ts'
import { type ApiAppParts, apiApp } from '../api/api-app.ts'
import { openApiDocument } from '../api/openapi.ts'
import { type WorkshopRoutesParts, workshopRoutes } from '../api/public-workshop.ts'
import type { Log } from '../log.ts'
import { drainRequestBody, formLimits, longestBody, refusedBody } from './form-limits.ts'
import { type ContentHookParts, contentHook, type PaymentHookParts, paymentHookRoutes } from './hooks.ts'
import { limitGuesses } from './limit-guesses.ts'
import { mediaRoutes, shareRoutes } from './media-routes.ts'
import { type ApiPorts, apiRoutes } from './metrics.ts'
import { isReadablePath, payloadPath } from './page-cache.ts'
import type { RenderPage } from './render-page.ts'
import { normaliseOfficePath } from './request-office.ts'
import { clientAddress, hashedSender, type TrustedProxies } from './trusted-proxies.ts'

/** An editor's picture of 10 MB as base64, with its query. */
const longestUpload = 15 * 1024 * 1024

export interface SiteAppParts extends ApiPorts, WorkshopRoutesParts {
  render: RenderPage
  forMachines: Hono
  services: WorkshopRoutesParts['services'] & ApiAppParts['services'] & AddressBook
  api: ApiAppParts['api']
  /** Null for a remote content source. */
  contentSystem: ContentSystem | null
  /** Whether these headers carry the session of a member who may upload pictures. */
  mayUpload: (headers: Headers) => Promise<boolean>
  pictures: SitePictures
  /** Null without CONTENT_WEBHOOK_SECRET. */
  contentHook: ContentHookParts | null
  paymentHook: PaymentHookParts
  /** Salt that pseudonymises network addresses in rate limits. The same in every process. */
  senderSalt: string
  trustedProxies: TrustedProxies
  /** Counted across all processes. */
  rateLimits: Stores['rateLimits']
  mailPreview: Hono | null
  buildId: () => Promise<string>
  log: Log
}

export function createSiteApp(parts: SiteAppParts): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    // Pages have set their own name.
    const route = routePath(context)
    if (route !== '*' && route !== '/*') nameRequest(context.req.method, () => route)
  })
  const senderOf = (context: Context) => hashedSender(parts.senderSalt, visitorAddress(parts, context))
  app.route('/', apiRoutes(parts))
  app.route('/', parts.forMachines)
  app.use('/api/*', compress())
  app.route('/', apiApp({ ...parts, senderOf }))
  app.get('/api/openapi.json', (context) => context.json(openApiDocument(parts.siteUrl)))
  app.route('/', workshopRoutes(parts))
  app.route('/', buildRoutes(parts.buildId))
  const { contentSystem } = parts
  if (contentSystem) {
    const tooLong = async (context: Context) => {
      await drainRequestBody(context)
      return context.text('Payload Too Large', 413)
    }
    app.use('/graphql', longFromEditors(contentSystem, tooLong))
    app.all('/graphql', (context) =>
      contentSystem.fetch(context.req.raw, visitorAddress(parts, context), senderOf(context)),
    )
  }
  app.route('/', mediaRoutes(parts.pictures))
  app.route('/', shareRoutes(parts))
  if (parts.contentHook) app.route('/hooks/content', contentHook(parts.contentHook))
  app.route('/', oneClickUnsubscribe(parts.services.ports))
  app.route('/', paymentHookRoutes(parts.paymentHook))
  if (parts.mailPreview) app.route('/', parts.mailPreview)
  app.use(async (context, next) => {
    if (isReadablePath(new URL(context.req.url).pathname)) return next()
    // The router would print the whole path to the terminal, including any token in it.
    parts.log.info({ status: 400 }, 'malformed URL')
    return page(parts, context, 400)
  })
  app.use(redirectAddresses(parts.services))
  app.use(compress())
  app.use(formLimits(parts.mayUpload, (context) => page(parts, context, 413)))
  app.use(limitGuesses({ senderOf, rateLimits: parts.rateLimits, refuse: (context) => page(parts, context, 429) }))
  app.all('*', (context) => page(parts, context, refusedBody(context.req.raw, parts.siteUrl)))
  app.onError(async (error, context) => {
    const id = randomUUID()
    parts.log.error({ id, error }, 'request failed')
    try {
      return await page(parts, context, isOutage(error) ? 503 : 500)
    } catch (again) {
      parts.log.error({ id, error: again }, 'error page failed')
      return context.text(`Something went wrong. Reference: ${id}`, isOutage(error) ? 503 : 500)
    }
  })
  return app
}

/** Accepts bodies of usual length from everyone and longer ones with an editor's token. Another token gets an error. */
function longFromEditors(
  { takesLong }: ContentSystem,
  tooLong: (context: Context) => Promise<Response>,
): MiddlewareHandler {
  const usual = bodyLimit({ maxSize: longestBody, onError: tooLong })
  const upload = bodyLimit({ maxSize: longestUpload, onError: tooLong })
  return async (context, next) => {
    const length = Number(context.req.header('content-length') ?? 0)
    if (length <= longestBody || !context.req.header('authorization')) return usual(context, next)
    if (await takesLong(context.req.raw)) return upload(context, next)
    const message = 'Only editors may send a body of this size, and this token does not belong to an editor (any more).'
    const body = { errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] }
    return context.json(body, 401, { connection: 'close' })
  }
}

/** Empty without a connection, as in tests. */
function visitorAddress({ trustedProxies }: Pick<SiteAppParts, 'trustedProxies'>, context: Context): string {
  const peer = context.env && 'incoming' in context.env ? getConnInfo(context).remote.address : undefined
  return clientAddress(trustedProxies, peer, context.req.header('x-forwarded-for'))
}

function page(parts: SiteAppParts, context: Context, problem: number | null): Promise<Response> {
  const address = visitorAddress(parts, context)
  const from = { sender: hashedSender(parts.senderSalt, address), address }
  return parts.render({ request: context.req.raw, problem, id: randomUUID(), ...from })
}

interface AddressBook {
  /** The canonical path of a path, or null when it is already canonical. */
  canonicalUrl(path: string): Promise<string | null>
}

/**
 * Redirects non-canonical and former URLs in one step, keeping their query (docs/product.md#earlier-addresses). Runs after the page cache, so cached
 * pages do not pay for it. Browsers may cache a redirect for an hour only, because a mistake in the table must not be permanent.
 */
function redirectAddresses({ canonicalUrl }: AddressBook): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
    const office = isRead ? normaliseOfficePath(pathname) : null
    if (office !== null) return context.redirect(office + search, 301)
    const right = isRead && !isPartOfPage(pathname) ? await canonicalUrl(pathname) : null
    if (right === null) return next()
    context.header('cache-control', 'public, max-age=3600')
    return context.redirect(right + search, 301)
  }
}

/** Requests of scripts for a part of a page: such URLs are generated, so they are either right or 404. */
function isPartOfPage(path: string): boolean {
  return path.endsWith('.data') || payloadPath(path) !== null
}

/** Redirect rules of a build, by path (docs/product.md#addresses-for-programs). */
type RouteRules = Record<string, { redirect: { to: string; statusCode: 301 } }>

/** `/builds/latest.json`, which open pages poll to notice a newer build, and `/builds/meta/{buildId}.json` with its route rules. */
function buildRoutes(buildId: () => Promise<string>): Hono {
  const app = new Hono()
  app.get('/builds/latest.json', async (context) => {
    context.header('cache-control', 'no-cache')
    return context.json({ id: await buildId() })
  })
  app.get('/builds/meta/:file', async (context) => {
    const id = await buildId()
    if (context.req.param('file') !== `${id}.json`)
      return context.json({ statusCode: 404, message: 'No such build' }, 404)
    context.header('cache-control', 'public, max-age=31536000, immutable')
    return context.json({ id, routeRules: routeRules() })
  })
  return app
}

/** The table of moved pages without language prefix; the same redirects apply within each language. */
function routeRules(): RouteRules {
  const rules = movedPages.map(({ from, to, implicitLanguage = defaultLanguage }) => {
    const target = `/${implicitLanguage}${typeof to === 'string' ? to : to[implicitLanguage]}`
    return [
      from.replace('*', '**').replace(/\{\w+\}/g, '*'),
      { redirect: { to: target.replace('*', '**'), statusCode: 301 } },
    ] as const
  })
  return Object.fromEntries(rules)
}

/** No cache and no referrer may leak a URL with a personal token. */
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/**
 * The one-click unsubscribe of mail programs (RFC 8058): a POST with the body `List-Unsubscribe=One-Click`. It comes from the provider's servers or a
 * web mailer's page, so neither origin nor cookies are checked: the link is the permission. A GET redirects to the page and must not unsubscribe,
 * since mail scanners open every link.
 */
function oneClickUnsubscribe(ports: OfficePorts): Hono {
  const app = new Hono()
  const shown = { wording: '', address: '' }
  const lists = languages.flatMap((language) => [
    {
      path: `/${language}/newsletter/one-click`,
      page: `/${language}/newsletter/unsubscribe`,
      isEnded: async (token: string) => (await endNewsletter(ports, token)).outcome === 'done',
    },
    {
      path: `/${language}/replies/one-click`,
      page: `/${language}/replies`,
      isEnded: async (token: string) =>
        (await answerReplies(ports, { token, answer: 'end', shown })).outcome === 'done',
    },
  ])
  for (const { path, page, isEnded } of lists) {
    app.post(`${path}/:token`, bodyLimit({ maxSize: 16 * 1024 }), async (context) => {
      const body = await context.req.parseBody().catch(() => ({}))
      if (!('List-Unsubscribe' in body) || body['List-Unsubscribe'] !== 'One-Click')
        return context.text('Expected List-Unsubscribe=One-Click', 400, headers)
      const ended = await isEnded(context.req.param('token') ?? '')
      return ended ? context.text('Unsubscribed', 200, headers) : context.text('Not Found', 404, headers)
    })
    app.get(`${path}/:token`, (context) => {
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
      return context.redirect(`${page}/${encodeURIComponent(context.req.param('token') ?? '')}`, 302)
    })
  }
  return app
}
