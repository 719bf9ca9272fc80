import type { RequestListener } from 'node:http'
import { inRequest, inTraceOf } from '#platform/tracing.ts'
import { isTrustedPeer, type TrustedProxies } from './trusted-proxies.ts'

/** Asked every few seconds by monitoring. */
const watched = /^\/(?:healthz|readyz|metrics)(?:$|\?)/

/** Answers each request in a span. Only a trusted proxy may name the trace that it belongs to: others could choose what is kept of them, and whose it looks like. */
export function tracedRequests(trusted: TrustedProxies, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method = '', url = '', headers, socket } = request
    if (watched.test(url)) return next(request, response)
    const named = isTrustedPeer(trusted, socket.remoteAddress) ? headers.traceparent : undefined
    inTraceOf(named?.toString(), () => inRequest(method, response, () => next(request, response)))
  }
}
