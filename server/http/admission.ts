import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sessionCookieName } from '#domain/office/sign-in.ts'
import { longestBody, receiveBody } from './form-limits.ts'

/** The lanes by priority: members have work to do, a visitor needs the page before the form, crawlers can retry at night. */
export const lanes = ['office', 'reads', 'sign-in', 'writes', 'crawlers'] as const
export type Lane = (typeof lanes)[number]

interface LaneLimits {
  /** Maximum concurrent requests of this lane. The lanes add up to more than `atOnce`, but no lane can use all of it. */
  atOnce: number
  /** Maximum wait as a multiple of the visitors' patience. A request that would wait longer is refused at once. */
  patience: number
}

/** A higher limit does not raise throughput: all requests share one processor and ten database connections. */
const atOnce = 8

const limits: Record<Lane, LaneLimits> = {
  office: { atOnce: 3, patience: 5 },
  reads: { atOnce: 6, patience: 1.2 },
  // Each of them may verify a password, which takes a processor a tenth of a second.
  'sign-in': { atOnce: 2, patience: 5 },
  writes: { atOnce: 6, patience: 1 },
  crawlers: { atOnce: 1, patience: 0.1 },
}

/** Milliseconds for which a request counts as in progress: one that waits for the database or an upload must not block others. */
const countedFor = 5_000
/** Milliseconds per request, assumed until the first ones are measured. */
const usualPace = 20

export interface LaneFigures {
  working: number
  waiting: number
  /** Requests refused with 503. A stale page counts as an answer. */
  refused: number
}

/** Limits the work in progress to what can be done in time (docs/rules/load.md). */
export interface Admission {
  /** Resolves, when the work may begin, with a function to call as soon as its response begins; resolves with null when it cannot be done in time. */
  enter(lane: Lane): Promise<(() => void) | null>
  countRefusal(lane: Lane): void
  figures(): Record<Lane, LaneFigures>
}

interface LaneState {
  working: number
  refused: number
  line: { begin(): void }[]
  /** Milliseconds between two admissions while others wait. */
  pace: number
  lastEnd: number
}

const empty = (): LaneState => ({ working: 0, refused: 0, line: [], pace: usualPace, lastEnd: 0 })

/** `patience`: milliseconds that visitors wait at most. */
export function createAdmission(patience: number, now: () => number = () => performance.now()): Admission {
  const states = forEachLane(empty)
  const patienceIn = (lane: Lane) => limits[lane].patience * patience
  const working = () => lanes.reduce((sum, lane) => sum + states[lane].working, 0)
  const hasRoom = (lane: Lane) => working() < atOnce && states[lane].working < limits[lane].atOnce

  function begin(lane: Lane): () => void {
    const state = states[lane]
    const begun = now()
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(late)
      state.working -= 1
      state.pace += (now() - Math.max(begun, state.lastEnd) - state.pace) / 16
      state.lastEnd = now()
      beginNext()
    }
    state.working += 1
    const late = setTimeout(end, countedFor)
    late.unref()
    return end
  }

  function beginNext() {
    for (const lane of lanes) while (hasRoom(lane) && states[lane].line.length > 0) states[lane].line.shift()?.begin()
  }

  function wait(lane: Lane): Promise<(() => void) | null> {
    const { line } = states[lane]
    const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
    const waiting = {
      begin() {
        clearTimeout(late)
        resolve(begin(lane))
      },
    }
    const late = setTimeout(() => {
      line.splice(line.indexOf(waiting), 1)
      resolve(null)
    }, patienceIn(lane))
    line.push(waiting)
    return promise
  }

  return {
    async enter(lane) {
      const { line, pace } = states[lane]
      if (line.length === 0 && hasRoom(lane)) return begin(lane)
      return (line.length + 1) * pace > patienceIn(lane) ? null : wait(lane)
    },
    countRefusal(lane) {
      states[lane].refused += 1
    },
    figures: () =>
      forEachLane((lane) => {
        const { working: at, refused, line } = states[lane]
        return { working: at, waiting: line.length, refused }
      }),
  }
}

function forEachLane<Value>(make: (lane: Lane) => Value): Record<Lane, Value> {
  return {
    office: make('office'),
    reads: make('reads'),
    'sign-in': make('sign-in'),
    writes: make('writes'),
    crawlers: make('crawlers'),
  }
}

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

/** Passes on what can be answered in time and refuses the rest (docs/rules/load.md). A form enters its lane with its complete body. */
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
