import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import type { Dependencies } from './dependencies.ts'
import { type PaymentHookParts, paymentHookRoutes } from './hooks.ts'
import { type Metrics, metricsRoute } from './metrics.ts'

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

export interface ApiPorts {
  isStopping(): boolean
  dependencies(): Promise<Dependencies>
}

/**
 * `/readyz` reports whether this process can answer visitors. A dependency that all processes share does not count: with all of them out of the load
 * balancer, visitors would get its error instead of the pages in memory (docs/decisions/0174-queues-and-load.md).
 */
export function apiRoutes({ isStopping, dependencies }: ApiPorts): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.text('stopping', 503)
    const away = unavailable(await dependencies())
    return context.text(away.length === 0 ? 'ready' : `ready, without ${away.join(', ')}`)
  })
  app.get('/readyz/dependencies', async (context) => {
    const found = await dependencies()
    return context.json(found, unavailable(found).length === 0 ? 200 : 503)
  })
  return app
}

function unavailable(found: Dependencies): string[] {
  return Object.entries(found).flatMap(([name, responds]) => (responds ? [] : [name]))
}
