import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sessionCookieName } from '#domain/office/sign-in.ts'
import type { Admission, Lane } from './admission.ts'
import { longestBody, receiveBody } from './form-limits.ts'

/**
 * Paths that are never refused because of load: monitoring and webhooks, pictures (read from disk, with their own queue for generating them), and the
 * lookup of an order whose form response was lost.
 */
const free = /^\/(?:healthz|readyz|metrics|builds|hooks|media|placed-order|__manifest)(?:$|[/.?])/
const office = /^\/office(?:$|[/.?])/
const graphql = /^\/graphql(?:$|[/?])/

/** Well-known crawlers by user agent. Others count as visitors. */
const crawler =
  /bot\b|crawler|spider|slurp|facebookexternalhit|mediapartners-google|google-extended|baiduspider|bytespider|yandex|applebot|amazonbot|claude|gptbot|perplexity|petalbot/i

/** The lane of a request; null for requests that never wait. */
export function laneOf({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Lane | null {
  if (free.test(url)) return null
  if (office.test(url)) return isMember(headers) ? 'office' : 'sign-in'
  if (graphql.test(url)) return headers.authorization ? 'office' : 'reads'
  if (crawler.test(headers['user-agent'] ?? '') || isAhead(headers)) return 'crawlers'
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'writes'
}

/** A prefetch or prerender by the browser (docs/decisions/0003). */
function isAhead(headers: IncomingMessage['headers']): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch')
}

/** The cookie is verified when the request is answered. A forged one delays only the members. */
function isMember({ cookie }: IncomingMessage['headers']): boolean {
  return cookie?.includes(sessionCookieName) ?? false
}

interface AdmitParts {
  admission: Admission
  /** Sends a stale page; false when there is none. */
  sendStale: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers requests that cannot be handled in time. */
  refuse: RequestListener
}

/**
 * Passes to `next` what can be answered in time and refuses the rest at once (docs/rules/load.md). A form enters its lane only when its body is
 * complete.
 */
export function admit({ admission, sendStale, refuse }: AdmitParts, next: RequestListener): RequestListener {
  return async (request, response) => {
    const lane = laneOf(request)
    if (lane === null) return next(request, response)
    if (!isUpload(lane, request)) await receiveBody(request)
    const end = await admission.enter(lane)
    if (response.destroyed) return end?.()
    if (!end) {
      if (sendStale(request, response)) return
      admission.countRefusal(lane)
      return refuse(request, response)
    }
    response.once('close', end)
    onceAnswered(response, end)
    next(request, response)
  }
}

/** Uploads that only members may send are streamed while they are handled: they exceed the memory that anonymous requests may use. */
function isUpload(lane: Lane, { headers }: IncomingMessage): boolean {
  return lane === 'office' && !(Number(headers['content-length'] ?? Number.NaN) <= longestBody)
}

/** The work is done when the headers are sent: a slow client does not count. */
function onceAnswered(response: ServerResponse<IncomingMessage>, answered: () => void): void {
  const { writeHead } = response
  // as: writeHead has two overloads, and both are passed through unchanged
  response.writeHead = function (this: ServerResponse, ...given: unknown[]) {
    answered()
    return writeHead.apply(this, given as Parameters<typeof writeHead>)
  } as typeof writeHead
}
