import type { RequestListener } from 'node:http'
import { inRequest, inTraceOf } from '#platform/tracing.ts'
import { isTrustedPeer, type TrustedProxies } from './trusted-proxies.ts'

/** Polled every few seconds by monitoring. */
const watched = /^\/(?:healthz|readyz|metrics)(?:$|[/?])/

/** Runs each request in a span. Only a trusted proxy may set its trace context; otherwise clients could control sampling and join foreign traces. */
export function tracedRequests(trusted: TrustedProxies, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method = '', url = '', headers, socket } = request
    if (watched.test(url)) return next(request, response)
    const named = isTrustedPeer(trusted, socket.remoteAddress) ? headers.traceparent : undefined
    inTraceOf(named?.toString(), () => inRequest(method, response, () => next(request, response)))
  }
}
