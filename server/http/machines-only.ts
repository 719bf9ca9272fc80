import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { type ApiPorts, apiRoutes } from './api-routes.ts'
import { type PaymentHookParts, paymentHookRoutes } from './hooks-payment.ts'
import type { Metrics } from './metrics.ts'
import { metricsRoute } from './metrics-route.ts'

/** A worker answers only monitoring and the test checkout, which sends its events as a job. */
export function machinesOnly(paymentHook: PaymentHookParts, probes: ApiPorts, metrics: Metrics): RequestListener {
  return getRequestListener(
    new Hono()
      .route('/', apiRoutes(probes))
      .route('/', metricsRoute(metrics, peerOf))
      .route('/', paymentHookRoutes(paymentHook)).fetch,
  )
}

export function peerOf(context: Context): string | undefined {
  return getConnInfo(context).remote.address
}
