import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sessionCookieName } from '#domain/office/session-cookie-name.ts'
import type { Admission, Lane } from './admission.ts'
import { longestBody } from './form-limits.ts'
import { receiveBody } from './receive-body.ts'

/**
 * What is never refused for load: machines that watch or notify, pictures, which are read from disk and have a line of their own where one is
 * made, and the question what a lost form has made.
 */
const free = /^\/(?:healthz|readyz|metrics|builds|hooks|media|placed-order|__manifest)(?:$|[/.?])/
const office = /^\/office(?:$|[/.?])/
const graphql = /^\/graphql(?:$|[/?])/

/** The well-known ones, by what they call themselves. Others are treated as visitors. */
const crawler =
  /bot\b|crawler|spider|slurp|facebookexternalhit|mediapartners-google|google-extended|baiduspider|bytespider|yandex|applebot|amazonbot|claude|gptbot|perplexity|petalbot/i

/** The line that a request waits in; null for what never waits. */
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

/** What a browser loads before its visitor has asked for it (docs/decisions/0003). */
function isAhead(headers: IncomingMessage['headers']): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch')
}

/** Who only says so is found out when the request is answered. Until then they are in nobody's way but the members'. */
function isMember({ cookie }: IncomingMessage['headers']): boolean {
  return cookie?.includes(sessionCookieName) ?? false
}

interface AdmitParts {
  admission: Admission
  /** Gives a page as it last was; false where there is none. */
  sendStale: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers what else cannot be done in time. */
  refuse: RequestListener
}

/** Lets `next` answer what can be answered in time, and refuses the rest at once (docs/rules/load.md). A form waits in no line before all of it is here. */
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

/** What only members may send is read while it is worked at: it is longer than what should be in memory for strangers. */
function isUpload(lane: Lane, { headers }: IncomingMessage): boolean {
  return lane === 'office' && !(Number(headers['content-length'] ?? Number.NaN) <= longestBody)
}

/** When the headers go out the work is done: how fast the visitor takes the rest is no matter of ours. */
function onceAnswered(response: ServerResponse<IncomingMessage>, answered: () => void): void {
  const { writeHead } = response
  // as: writeHead has two shapes, and both are handed on as they are
  response.writeHead = function (this: ServerResponse, ...given: unknown[]) {
    answered()
    return writeHead.apply(this, given as Parameters<typeof writeHead>)
  } as typeof writeHead
}
