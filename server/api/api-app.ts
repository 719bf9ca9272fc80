import { createHash, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import type { ApiKey } from '#domain/api/api-key.ts'
import type { ApiService } from '#features/api/api-service.ts'
import { isOutage } from '#platform/outage.ts'
import type { Stores } from '#platform/ports.ts'
import { rateWindow } from '../http/limit-guesses.ts'
import type { Log } from '../log.ts'
import { type Answer, type ApiRoute, type ApiServices, keyActor } from './api-route.ts'
import { invalid, neverStored, Problem, problemAnswer } from './problem.ts'
import { apiRoutes } from './route-table.ts'

/** Requests per key and minute, over all processes. */
export const maxRequests = 300
/** Requests without a valid key per network address and minute. */
export const maxMisses = 60
const windowSeconds = 60

/** Far larger than any date. */
const longestBody = 64 * 1024

export interface ApiAppParts {
  api: Pick<ApiService, 'keyBehind' | 'noteRequest'>
  services: ApiServices
  siteUrl: string
  /** The sender as a salted hash; see `hashed-sender.ts`. */
  senderOf(context: Context): string
  rateLimits: Stores['rateLimits']
  log: Log
}

interface Named {
  Variables: { requestId: string }
}

/** `/api/v1` for API keys, served from the route table (docs/api.md). Every error is an RFC 9457 problem. */
export function apiApp(parts: ApiAppParts): Hono<Named> {
  const app = new Hono<Named>()
  const { rateLimits } = parts
  const windowMs = windowSeconds * 1000
  const asks = rateWindow({ rateLimits, purpose: 'api-request', windowMs })
  const misses = rateWindow({ rateLimits, purpose: 'api-wrong-key', windowMs })

  app.use('/api/v1/*', async (context, next) => {
    context.set('requestId', randomUUID())
    await next()
  })
  app.use('/api/v1/*', bodyLimit({ maxSize: longestBody, onError: () => throwProblem(new Problem(413)) }))

  for (const route of apiRoutes) {
    app.on(route.method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const key = await bearer(context)
      if (!key.scopes.includes(route.scope))
        throw new Problem(403, 'forbidden', { detail: `It needs the scope ${route.scope}.` })
      const answer = await answered(parts, route, context, key)
      return answerOf(answer, context.get('requestId'))
    })
  }
  app.all('/api/v1/*', async (context) => {
    await bearer(context)
    const allow = methodsOf(context.req.path)
    throw allow.length === 0
      ? new Problem(404)
      : new Problem(405, 'method-not-allowed', {}, { allow: allow.join(', ') })
  })

  app.onError((error, context) => {
    const id = context.get('requestId')
    if (error instanceof Problem) return problemAnswer(error, id)
    parts.log.error({ id, error }, 'API request failed')
    return problemAnswer(isOutage(error) ? new Problem(503, 'away', {}, { 'retry-after': '30' }) : new Problem(500), id)
  })
  return app

  /** The API key of a request. Throws a 401 without a valid key and a 429 above the rate limit. */
  async function bearer(context: Context): Promise<ApiKey> {
    const now = parts.services.now()
    const sender = parts.senderOf(context)
    if (misses.count(sender, now) >= maxMisses) throw tooMany()
    const token = /^Bearer ([\w-]{20,100})$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const key = token === undefined ? null : await parts.api.keyBehind(token)
    if (!key) {
      await misses.note(sender, now)
      throw new Problem(401, 'unauthorized', {}, { 'www-authenticate': 'Bearer realm="Flightdeck"' })
    }
    if (asks.count(key.id, now) >= maxRequests) throw tooMany()
    await asks.note(key.id, now)
    return key
  }
}

async function answered(parts: ApiAppParts, route: ApiRoute, context: Context, key: ApiKey): Promise<Answer> {
  const { fingerprint, ...request } = await readRequest(route, context)
  const idempotencyKey = route.creates ? idempotencyKeyOf(key, context.req.header('idempotency-key')) : null
  const status = idempotencyKey === null ? 'first' : await parts.api.noteRequest(idempotencyKey, fingerprint)
  if (status === 'other')
    throw new Problem(422, 'idempotency-key-reused', {
      errors: [{ field: 'Idempotency-Key', message: 'was already used with another body' }],
    })
  const { services, siteUrl } = parts
  const isRepeat = status === 'again'
  return route.answer({
    ...request,
    actor: keyActor(key),
    idempotencyKey: idempotencyKey ?? randomUUID(),
    isRepeat,
    services,
    siteUrl,
  })
}

function answerOf({ status, body, version, location, file }: Answer, requestId: string): Response {
  const headers = new Headers({ 'x-request-id': requestId, ...neverStored })
  if (version !== undefined) {
    headers.set('etag', `"${version}"`)
    // Compression weakens the ETag of a response (RFC 9110, 8.8.3.3), and If-Match compares strong ETags only.
    headers.append('cache-control', 'no-transform')
  }
  if (location !== undefined) headers.set('location', location)
  if (file) {
    headers.set('content-type', file.contentType)
    headers.set('content-disposition', `attachment; filename="${file.filename}"`)
    return new Response(new Uint8Array(file.content), { status, headers })
  }
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status, headers })
}

function throwProblem(problem: Problem): never {
  throw problem
}

function tooMany(): Problem {
  return new Problem(429, 'too-many-requests', {}, { 'retry-after': String(windowSeconds) })
}

function methodsOf(path: string): string[] {
  const matching = apiRoutes.filter((route) => new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
  return matching.map(({ method }) => method.toUpperCase())
}

/** Path, query and body of a request, parsed by the schemas of its route. Throws a `Problem`. */
async function readRequest(route: ApiRoute, context: Context) {
  const params = read(route.params, context.req.param())
  const query = read(route.query, queryOf(context))
  if (route.body === undefined) return { params, query, body: null, version: 0, fingerprint: '' }
  const version = route.versioned ? versionOf(context.req.header('if-match')) : 0
  const text = await bodyOf(context)
  const fingerprint = createHash('sha256').update(`${context.req.path}\n${text}`).digest('hex')
  const sent = fromJson(text)
  if (sent === undefined) throw new Problem(400)
  return { params, query, body: read(route.body, sent), version, fingerprint }
}

/** A UUID derived from the key and its Idempotency-Key; null without the header. */
function idempotencyKeyOf({ id }: ApiKey, idempotencyKey: string | undefined): string | null {
  if (idempotencyKey === undefined) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    throw new Problem(422, 'invalid', {
      errors: [{ field: 'Idempotency-Key', message: 'must be 1 to 255 visible ASCII characters' }],
    })
  const hex = createHash('sha256').update(`${id}\n${idempotencyKey}`).digest('hex')
  // UUID version 8 (RFC 9562): custom construction.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return null
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** Empty parameters count as absent. */
function queryOf(context: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== ''))
}

/**
 * '"7"' is version 7. So is 'W/"7"': a proxy that compresses weakens the ETag, and the version identifies the data, not the bytes. Throws a 412 for
 * anything else.
 */
function versionOf(ifMatch: string | undefined): number {
  if (ifMatch === undefined) throw new Problem(428)
  const [, version] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch) ?? []
  if (version === undefined) throw new Problem(412)
  return Number(version)
}

async function bodyOf(context: Context): Promise<string> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem(415)
  return context.req.text()
}

/** Undefined for invalid JSON; JSON itself has no undefined. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
