import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isOffice } from './request-office.ts'

/** As long as a whole upload takes on a slow line, and as long as such a line may be silent. */
const longest = 30_000
const longestSilence = 2_000

/**
 * Reads what is still coming from someone whose body is too long, and throws it away: browsers read no answer before they have sent
 * everything, and a connection that is closed on them takes it along (RFC 9112 §9.6). Ends when nothing comes any more, and after `patience`
 * milliseconds in any case.
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
  // Anyone who reads it, or is about to, has given up, and would pause it again after each piece.
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

/**
 * The status of a request that no form of ours would send, or null: 405 for methods that pages do not have, 415 for another type
 * of body, 403 for a form on someone else's page (its browser says where it came from).
 */
export function refusedBody(request: Request, siteUrl: string): number | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (request.method !== 'POST') return 405
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!formTypes.includes(type)) return 415
  if (isOffice(new URL(request.url).pathname) && !saysWhereFrom(request)) return 403
  return isFromHere(request, siteUrl) ? null : 403
}

/** The office has sessions that a foreign page could borrow: what does not say where it comes from is turned down there. */
function saysWhereFrom({ headers }: Request): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site')
}

function isFromHere(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  // Old browsers and tools send neither; without a session there is nothing that a foreign page could borrow.
  const site = request.headers.get('sec-fetch-site')
  if (origin === null) return ['same-origin', 'none', null].includes(site)
  // What pages without a referrer send, such as those behind a personal link; sandboxed foreign pages send it too.
  if (origin === 'null') return site === 'same-origin'
  const { origin: own, protocol } = new URL(siteUrl)
  return origin === own || origin === `${protocol}//${request.headers.get('host')}`
}

/** Longer than any honest form: a booking for fifty people takes about 30 kB. */
export const longestBody = 256 * 1024
/** A few pictures of 10 MB at once. */
const longestUpload = 32 * 1024 * 1024

/**
 * The maximum length of a form: longer ones only where pictures are uploaded, and only with that permission. A longer body is drained
 * without being kept, so that its sender receives the answer.
 */
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
