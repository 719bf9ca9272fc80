import type { z } from 'zod'
import type { Language } from '#domain/language.ts'
import { envelope } from './source-answer.ts'

/** Sends a request: the embedded system's own `fetch` in process, the global one for a remote endpoint. */
export type Transport = (request: Request) => Promise<Response>

export interface ContentEndpoint {
  transport: Transport
  /** The address of the GraphQL endpoint, without `lang`: each language is a client of its own (SPEC §7). */
  url: string
  /** Sent as a bearer token when there is one (SPEC §6). */
  token?: string | undefined
  /** How long one answer may take, body included. In milliseconds. */
  timeoutMs?: number | undefined
}

export interface Question<Answer> {
  query: string
  variables: Record<string, unknown>
  language: Language
  answer: z.ZodType<Answer>
}

/** The source did not begin to answer: its errors stand without `data`, as they do when it does not know a field that was asked for. */
export class RefusedQuery extends Error {
  override name = 'RefusedQuery'
}

/**
 * One query, answered or thrown. HTTP 200 proves nothing: `errors` fail it even beside data, and an answer of another shape (a proxy's
 * page, a crash report with a `data` key) fails it too, so that 'there is no such page' is only said by a source that works.
 */
export async function exchange<Answer>(endpoint: ContentEndpoint, question: Question<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(endpoint.timeoutMs ?? 5000)
  const answered = await before(signal, async () => {
    const response = await endpoint.transport(requestFor(endpoint, question, signal))
    return { ok: response.ok, status: response.status, body: await response.text() }
  })
  const { data, errors } = envelope.parse(parsedJson(answered))
  if (errors && errors.length > 0) {
    const message = errors.map((error) => error.message).join('; ')
    throw data === undefined ? new RefusedQuery(message) : new Error(message)
  }
  if (!answered.ok) throw new Error(`content source answered ${answered.status}`)
  return question.answer.parse(data)
}

function requestFor(endpoint: ContentEndpoint, question: Question<unknown>, signal: AbortSignal): Request {
  const url = new URL(endpoint.url)
  url.searchParams.set('lang', question.language)
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
  if (endpoint.token) headers.set('authorization', `Bearer ${endpoint.token}`)
  const body = JSON.stringify({ query: question.query, variables: question.variables })
  return new Request(url, { method: 'POST', headers, body, signal })
}

function parsedJson({ status, body }: { status: number; body: string }): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new Error(`content source answered ${status} and no JSON`, { cause })
  }
}

/** The signal alone is not enough: a transport in this process may never look at it. */
function before<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work().then(resolve, reject)
  })
}
