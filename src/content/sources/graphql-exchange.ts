import pLimit from 'p-limit'
import type { z } from 'zod'
import { sourceUnavailable } from '#platform/outage.ts'
import { envelope } from './source-answer.ts'

/** Sends a request: in process to the embedded system, or with global `fetch` to a remote endpoint. */
export type Transport = (request: Request) => Promise<Response>

export interface ContentEndpoint {
  transport: Transport
  url: string
  /** Bearer token, if any (docs/product.md#content-tokens). */
  token?: string | undefined
  /** Timeout of a response including its body, in milliseconds. */
  timeoutMs?: number | undefined
}

export interface Question<Answer> {
  query: string
  variables: Record<string, unknown>
  answer: z.ZodType<Answer>
}

/** The source returned errors. `codes` are those in their `extensions`. */
export class SourceErrors extends Error {
  override name = 'SourceErrors'
  readonly codes: readonly string[]

  constructor(message: string, codes: readonly string[]) {
    super(message)
    this.codes = codes
  }
}

/** The source rejected the query: `errors` without `data`, as for an unknown field. */
export class RefusedQuery extends SourceErrors {
  override name = 'RefusedQuery'
}

/** The token is invalid or no longer valid. */
export class RefusedToken extends Error {
  override name = 'RefusedToken'
}

/** The source, or a proxy in front of it, is overloaded or away for the moment: 502, 503, 504. */
class UnavailableSource extends Error {
  override name = 'UnavailableSource'
  readonly code = sourceUnavailable
}

/** Runs a query. Throws on `errors`, even beside data, and on another shape: 'no such page' is only reported by a working source. */
export async function exchange<Answer>(endpoint: ContentEndpoint, question: Question<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(endpoint.timeoutMs ?? 5000)
  const answered = await before(signal, async () => {
    const response = await endpoint.transport(requestFor(endpoint, question, signal))
    return { ok: response.ok, status: response.status, body: await response.text() }
  })
  if (endpoint.token && [401, 403].includes(answered.status))
    throw new RefusedToken(`content source answered ${answered.status}`)
  if ([502, 503, 504].includes(answered.status))
    throw new UnavailableSource(`content source answered ${answered.status}`)
  const { data, errors } = envelope.parse(parsedJson(answered))
  if (errors && errors.length > 0) {
    const message = errors.map((error) => error.message).join('; ')
    const codes = errors.flatMap(({ extensions }) => extensions?.code ?? [])
    if (endpoint.token && codes.includes('UNAUTHENTICATED')) throw new RefusedToken(message)
    throw data === undefined ? new RefusedQuery(message, codes) : new SourceErrors(message, codes)
  }
  if (!answered.ok) throw new Error(`content source answered ${answered.status}`)
  return question.answer.parse(data)
}

function requestFor({ url, token }: ContentEndpoint, { query, variables }: Question<unknown>, signal: AbortSignal) {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  return new Request(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }), signal })
}

function parsedJson({ status, body }: { status: number; body: string }): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new Error(`content source answered ${status} and no JSON`, { cause })
  }
}

/** The signal alone is not enough: an in-process transport may ignore it. */
function before<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work().then(resolve, reject)
  })
}

interface Turns {
  atOnce: number
  /** Maximum number of queued queries; more are rejected. */
  waiting: number
}

/** A WordPress renders thirty pages a second, and a client that probes addresses asks for more. Waiting counts towards the timeout. */
export function withConcurrencyLimit(transport: Transport, { atOnce, waiting }: Turns): Transport {
  const limit = pLimit(atOnce)
  return async (request) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new Error('too many questions to the content source')
    return await limit(() => {
      request.signal.throwIfAborted()
      return transport(request)
    })
  }
}
