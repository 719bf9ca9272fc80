import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { routePath } from 'hono/route'
import type { ContentSystem } from '#content/graphql/graphql-handler.ts'
import type { ContentPictures, MovedPicture, PictureAnswer, SitePictures } from '#content/ports/pictures.ts'
import { movedPages } from '#domain/address/moved-pages.ts'
import { hasVariants, type PictureVariant, parseVariant } from '#domain/content/picture-variants.ts'
import { defaultLanguage, languages } from '#domain/language.ts'
import type { RateLimitStores } from '#features/spam/ports.ts'
import type { UseCases } from '#features/use-cases.ts'
import { nameRequest } from '#platform/tracing.ts'
import { type ApiAppParts, apiApp } from '../api/api-app.ts'
import { openApiDocument } from '../api/openapi.ts'
import type { Log } from '../log.ts'
import { type ApiPorts, apiRoutes } from './api-routes.ts'
import { drainRequestBody, formLimits, longestBody, refusedBody } from './form-limits.ts'
import { hashedSender } from './hashed-sender.ts'
import { type ContentHookParts, contentHook } from './hooks-content.ts'
import { type PaymentHookParts, paymentHookRoutes } from './hooks-payment.ts'
import { limitGuesses } from './limit-guesses.ts'
import { isOutage } from './outage.ts'
import { isReadablePath, payloadPath } from './page-key.ts'
import { pictureResponse } from './picture-answer.ts'
import type { RenderPage } from './render-page.ts'
import { normaliseOfficePath } from './request-office.ts'
import { shareRoutes } from './share-routes.ts'
import { clientAddress, type TrustedProxies } from './trusted-proxies.ts'
import { type WorkshopRoutesParts, workshopRoutes } from './workshop-routes.ts'

const hour = 3600

/**
 * `/media/{id}/{filename}` and `/media/source/{path of a remote source}`: the pictures of the content. Behind each, `/{width}.{format}` is
 * the same one for a `<picture>`; widths and formats that are not of the ladder are not there.
 */
export function mediaRoutes(pictures: ContentPictures): Hono {
  const app = new Hono()
  const answer = (context: Context, found: PictureAnswer | MovedPicture) =>
    pictureResponse(context, found, { maxAge: hour })
  app.get('/media/source/*', async (context) => {
    const path = new URL(context.req.url).pathname.slice('/media/source'.length)
    const [picture, variant] = splitVariant(path)
    return answer(context, variant === 'unknown' ? 'none' : await pictures.ofSource(picture, variant))
  })
  app.get('/media/:id/:filename', async (context) => {
    const { id, filename } = context.req.param()
    return answer(context, await pictures.uploaded(id, filename, null))
  })
  app.get('/media/:id/:filename/:variant', async (context) => {
    const { id, filename, variant } = context.req.param()
    const wanted = parseVariant(variant)
    return answer(context, wanted ? await pictures.uploaded(id, filename, wanted) : 'none')
  })
  app.all('/media/*', (context) => answer(context, 'none'))
  return app
}

/** '/a/b.jpg/640.avif' → '/a/b.jpg' and its variant; a folder that is called like a picture would not be served. */
function splitVariant(path: string): [picture: string, variant: PictureVariant | null | 'unknown'] {
  const cut = path.lastIndexOf('/')
  const before = path.slice(0, cut)
  return hasVariants({ url: `/media/source${before}` })
    ? [before, parseVariant(path.slice(cut + 1)) ?? 'unknown']
    : [path, null]
}

type Newsletter = Pick<UseCases, 'endNewsletter'>

/** No one keeps or repeats an address with a personal link. */
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/**
 * What a mail program calls when its reader presses 'unsubscribe' (RFC 8058): a POST with the body `List-Unsubscribe=One-Click`, from the
 * provider's own servers or from a web mailer's page, so that neither its origin nor any cookie is asked for. The link is the permission. A
 * GET redirects to the page and must not unsubscribe, since mail scanners open every link.
 */
function oneClickUnsubscribe(newsletter: Newsletter): Hono {
  const app = new Hono()
  for (const language of languages) {
    const path = `/${language}/newsletter/one-click/:token` as const
    app.post(path, bodyLimit({ maxSize: 16 * 1024 }), async (context) => {
      const body = await context.req.parseBody().catch(() => ({}))
      if (!('List-Unsubscribe' in body) || body['List-Unsubscribe'] !== 'One-Click')
        return context.text('Expected List-Unsubscribe=One-Click', 400, headers)
      const outcome = await newsletter.endNewsletter(context.req.param('token'))
      return outcome === 'ended' ? context.text('Unsubscribed', 200, headers) : context.text('Not Found', 404, headers)
    })
    app.get(path, (context) => {
      const token = context.req.param('token')
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
      return context.redirect(`/${language}/newsletter/unsubscribe/${encodeURIComponent(token)}`, 302)
    })
  }
  return app
}

/** An editor's picture of 10 MB as base64, with the query around it. */
const longestUpload = 15 * 1024 * 1024

export interface SiteAppParts extends ApiPorts, WorkshopRoutesParts {
  render: RenderPage
  /** What is there only for those who watch the program. */
  forMachines: Hono
  useCases: WorkshopRoutesParts['useCases'] & ApiAppParts['useCases'] & AddressBook & Newsletter
  /** Keys of the REST API. */
  api: ApiAppParts['api']
  /** Null when the content comes from elsewhere. */
  contentSystem: ContentSystem | null
  /** Whether these are the cookies of someone who may send pictures. */
  mayUpload: (headers: Headers) => Promise<boolean>
  pictures: SitePictures
  /** Null when no one has a secret to sign with. */
  contentHook: ContentHookParts | null
  paymentHook: PaymentHookParts
  /** Hides the network addresses of senders in what is counted. The same in every process. */
  senderSalt: string
  trustedProxies: TrustedProxies
  /** What senders did, in all processes. */
  rateLimits: RateLimitStores
  /** Null in production. */
  mailPreview: Hono | null
  /** Says which build the pages are from. */
  buildId: () => Promise<string>
  log: Log
}

/** Everything that is not answered from memory: the pages, the content system, the endpoints for machines. */
export function createSiteApp(parts: SiteAppParts): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    // pages have named themselves
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
  app.route('/', oneClickUnsubscribe(parts.useCases))
  app.route('/', paymentHookRoutes(parts.paymentHook))
  if (parts.mailPreview) app.route('/', parts.mailPreview)
  app.use(async (context, next) => {
    if (isReadablePath(new URL(context.req.url).pathname)) return next()
    // The router would write the whole path to the terminal, with whatever key is in it.
    parts.log.info({ status: 400 }, 'address not readable')
    return page(parts, context, 400)
  })
  app.use(redirectAddresses(parts.useCases))
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
      return context.text(`Something went wrong. Reference: ${id}`, 500)
    }
  })
  return app
}

/** Bodies of usual length from everyone, longer ones with the token of an editor. A token of someone else is told so. */
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
    const message = 'Only editors may send as much, and this token is not (or no more) of one.'
    const body = { errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] }
    return context.json(body, 401, { connection: 'close' })
  }
}

/** Empty where there is no connection, as in tests. */
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
  /** The final path for a path that is not the right one, else null. */
  canonicalUrl(path: string): Promise<string | null>
}

/**
 * Leads readers from an untidy or earlier address to the right one, in one step and with their query (docs/product.md#earlier-addresses). Stands behind
 * the pages from memory, so those pay nothing for it. Browsers may remember a step for an hour: a mistake in the table must not
 * stick for ever.
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

/** What programs ask for beside a page: its address was made by one, and is right or nowhere. */
function isPartOfPage(path: string): boolean {
  return path.endsWith('.data') || payloadPath(path) !== null
}

/** How pages of a build are reached, by their path (docs/product.md#addresses-for-programs). */
type RouteRules = Record<string, { redirect: { to: string; statusCode: 301 } }>

/**
 * `/builds/latest.json`, which open pages ask to notice a newer build, and `/builds/meta/{buildId}.json` with the route rules of this one.
 * `buildId` is asked for each time: in development it changes with the sources.
 */
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

/** The table of moved pages without a language before them; with one, the same holds within it. */
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
