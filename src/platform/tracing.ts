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

/** Spans (docs/decisions/0246-telemetry.md); without telemetry they only call through. Names are fixed: no path, address or error message. */

/** Only spans of this scope are exported, because those of libraries may contain anything. */
export const scope = 'flightdeck'

const tracer = trace.getTracer(scope)

interface SpanOptions {
  kind?: SpanKind
  attributes?: Attributes
}

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

export function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inSpan('transaction', { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }, work)
}

/** A port to another server, with a span per call of these methods. The trace id is not sent to other servers. */
export function tracedCalls<Port extends object>(server: string, port: Port, ...methods: Method<Port>[]): Port {
  const traced = methods.map((name) => {
    // as: `Method` allows only names of methods that return a promise
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

/** Runs a job in a span, within the trace that queued it when called by `inTraceOf`. */
export function inJob<T>(kind: string, work: () => Promise<T>): Promise<T> {
  return inSpan(`job ${kind}`, { kind: SpanKind.CONSUMER }, work)
}

/** The current trace as a W3C `traceparent`, for a job that continues it; undefined without one. */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** Runs `work` within the trace of a `traceparent`, or without a trace. */
export function inTraceOf<T>(begun: string | undefined, work: () => T): T {
  return context.with(propagation.extract(ROOT_CONTEXT, { traceparent: begun }), work)
}

/** Handles a request in a span of the current trace, until the response is closed. */
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

/** Names the current request by its route pattern, such as `/:language/workshops`; `id` is the one in the log. */
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

export function traceIds(): { trace_id: string; span_id: string } | undefined {
  const active = trace.getActiveSpan()?.spanContext()
  return active && { trace_id: active.traceId, span_id: active.spanId }
}

/** The error's code or name; its message may contain an address. */
function kindOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name
}
