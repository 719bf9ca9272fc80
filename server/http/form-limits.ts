import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isOffice } from './request-office.ts'

/** Milliseconds: the time of a whole upload on a slow line, and the longest pause of such a line. */
const longest = 30_000
const longestSilence = 2_000

/**
 * Reads and discards the rest of a request body that is too long: browsers read no response before they have sent everything, and closing the
 * connection loses the response (RFC 9112 §9.6). Ends when no more data arrives, at the latest after `patience` milliseconds.
 */
export async function drainRequestBody(
  context: Context<{ Bindings: { incoming?: IncomingMessage } }>,
  patience = longest,
) {
  const { incoming } = context.env ?? {}
  if (!incoming || incoming.readableEnded) return
  const over = new AbortController()
  const silence = setTimeout(() => over.abort(), longestSilence)
  const { signal } = over
  // A reader that gave up would pause the stream again after each chunk.
  const goOn = () => {
    incoming
      .removeAllListeners('data')
      .on('data', () => silence.refresh())
      .resume()
  }
  goOn()
  incoming.on('pause', goOn)
  const end = finished(incoming, { writable: false, signal }).catch(() => undefined)
  await Promise.race([end, wait(patience, undefined, { signal, ref: false }).catch(() => undefined)])
  clearTimeout(silence)
  over.abort()
  incoming.off('pause', goOn)
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The error status of a request that no form of this site sends, or null: 405 by method, 415 by body type, 403 by origin. */
export function refusedBody(request: Request, siteUrl: string): number | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (request.method !== 'POST') return 405
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!formTypes.includes(type)) return 415
  if (isOffice(new URL(request.url).pathname) && !saysWhereFrom(request)) return 403
  return isFromHere(request, siteUrl) ? null : 403
}

/** The office has sessions that a cross-site form could abuse, so requests without an origin are refused there. */
function saysWhereFrom({ headers }: Request): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site')
}

function isFromHere(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  // Old browsers and tools send neither header. Without a session there is nothing to abuse.
  const site = request.headers.get('sec-fetch-site')
  if (origin === null) return ['same-origin', 'none', null].includes(site)
  // Sent by pages without a referrer, such as those behind a personal link, but also by sandboxed foreign pages.
  if (origin === 'null') return site === 'same-origin'
  const { origin: own, protocol } = new URL(siteUrl)
  return origin === own || origin === `${protocol}//${request.headers.get('host')}`
}

/** Larger than any real form: a booking for fifty people has about 30 kB. */
export const longestBody = 256 * 1024
/** A few pictures of 10 MB at once. */
const longestUpload = 32 * 1024 * 1024

/** Limits the length of a form body, except for uploads by permitted members. The rest is discarded, so that the sender gets the response. */
export function formLimits(
  mayUpload: (headers: Headers) => Promise<boolean>,
  refuse: (context: Context) => Promise<Response>,
): MiddlewareHandler {
  const onError = async (context: Context) => {
    await drainRequestBody(context)
    return refuse(context)
  }
  const usual = bodyLimit({ maxSize: longestBody, onError })
  const upload = bodyLimit({ maxSize: longestUpload, onError })
  return async (context, next) => {
    const isUpload = takesPictures(context) && (await mayUpload(context.req.raw.headers))
    return isUpload ? upload(context, next) : usual(context, next)
  }
}

function takesPictures({ req }: Context): boolean {
  return req.method === 'POST' && /^\/office\/media(?:$|[/.])/.test(req.path) && isMultipart(req.header('content-type'))
}

function isMultipart(type: string | undefined): boolean {
  return type?.toLowerCase().startsWith('multipart/form-data') ?? false
}

/** The property in which Hono's server looks for a body that was already read. */
interface Received {
  rawBody?: Buffer
}

/** Resolves when a request's body is complete or its sender is gone. The rest of one that is too long is discarded. */
export function receiveBody(request: IncomingMessage & Received): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const chunks: Buffer[] = []
  let length = 0
  request.on('data', (chunk: Buffer) => {
    if (length <= longestBody) chunks.push(chunk)
    length += chunk.length
  })
  request.once('end', () => {
    request.rawBody = Buffer.concat(chunks)
    resolve()
  })
  request.once('close', resolve)
  return promise
}

/** Null for a body that is missing or too long. */
export function receivedBody({ rawBody }: IncomingMessage & Received): Buffer | null {
  return rawBody && rawBody.length <= longestBody ? rawBody : null
}
