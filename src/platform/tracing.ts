import type { ServerResponse } from 'node:http'
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/*
 * Spans of the program (docs/decisions/0246-telemetry.md). Nothing is registered with the API unless telemetry is configured (server/telemetry.ts):
 * each function here then only calls on. Names and attributes are known beforehand: no path, address, parameter or message of an error.
 */

/** Whose spans are exported: libraries that use the same API are not asked what they would write. */
export const scope = 'flightdeck'

const tracer = trace.getTracer(scope)

interface SpanOptions {
  kind?: SpanKind
  attributes?: Attributes
}

/** Does `work` in a span of its own. */
function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work()
    } catch (thrown) {
      markFailed(span, kindOf(thrown))
      throw thrown
    } finally {
      span.end()
    }
  })
}

/** Does a transaction in a span: what a statement reads and writes stays out of it. */
export function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inSpan('transaction', { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }, work)
}

/** A port to another server, each call of these methods in a span. The trace ends here: other servers are not told its id. */
export function tracedCalls<Port extends object>(server: string, port: Port, ...methods: Method<Port>[]): Port {
  const traced = methods.map((name) => {
    // as: `Method` takes only names of methods that answer with a promise
    const call = port[name] as (...given: unknown[]) => Promise<unknown>
    const options = { kind: SpanKind.CLIENT, attributes: { 'peer.service': server } }
    return [name, (...given: unknown[]) => inSpan(`${server} ${name}`, options, () => call.apply(port, given))]
  })
  return { ...port, ...Object.fromEntries(traced) }
}

type Method<Port> = {
  // biome-ignore lint/suspicious/noExplicitAny: methods of any port
  [Name in keyof Port]: Port[Name] extends (...given: any[]) => Promise<unknown> ? Name : never
}[keyof Port] &
  string

/** Does a job in a span: in the trace that wrote it, when it is called by `inTraceOf`. */
export function inJob<T>(kind: string, work: () => Promise<T>): Promise<T> {
  return inSpan(`job ${kind}`, { kind: SpanKind.CONSUMER }, work)
}

/** The trace of now for a job that goes on with it later, as W3C’s `traceparent`; undefined without one. */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** Does `work` as a part of the trace that `traceparent` was of; of none, where there was none. */
export function inTraceOf<T>(begun: string | undefined, work: () => T): T {
  return context.with(propagation.extract(ROOT_CONTEXT, { traceparent: begun }), work)
}

/** Answers a request in a span of the trace of now, until the response is closed. */
export function inRequest(method: string, response: ServerResponse, answer: () => void): void {
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } })
  response.once('close', () => {
    const { statusCode, writableFinished } = response
    if (writableFinished) span.setAttribute('http.response.status_code', statusCode)
    if (!writableFinished || statusCode >= 500) markFailed(span, writableFinished ? String(statusCode) : 'aborted')
    span.end()
  })
  context.with(trace.setSpan(context.active(), span), answer)
}

/** Names the request of now by the pattern of its route, such as `/:language/workshops`; `id` is the one that the log has. */
export function nameRequest(method: string, route: () => string | null, id?: string): void {
  const span = trace.getActiveSpan()
  if (!span?.isRecording()) return
  const pattern = route()
  if (pattern !== null) span.updateName(`${method} ${pattern}`).setAttribute('http.route', pattern)
  if (id !== undefined) span.setAttribute('request.id', id)
}

function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
}

/** For a line of the log: which trace it belongs to. */
export function traceIds(): { trace_id: string; span_id: string } | undefined {
  const active = trace.getActiveSpan()?.spanContext()
  return active && { trace_id: active.traceId, span_id: active.spanId }
}

/** Its code or its name: what it says may hold an address. */
function kindOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name
}
