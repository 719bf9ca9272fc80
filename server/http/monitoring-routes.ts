import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
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

/** What all processes share. Without it they still serve what is in memory. */
type Dependency = 'database' | 'content'

/** Whether each has responded. */
export type Dependencies = Record<Dependency, boolean>

/** Milliseconds. Shorter than the timeout of the probes in deploy/kubernetes.yaml. */
const usualPatience = 2_000

/**
 * Asks each dependency whether it responds; no answer in time is a no. One that hangs is not asked again until it has answered, so polling takes one
 * database connection at most.
 */
export function dependencyChecks(
  asks: Record<Dependency, () => Promise<unknown>>,
  patience = usualPatience,
): () => Promise<Dependencies> {
  const [database, content] = [asks.database, asks.content].map((ask) => oneAtATime(ask, patience))
  return async () => {
    const [hasDatabase = false, hasContent = false] = await Promise.all([database?.(), content?.()])
    return { database: hasDatabase, content: hasContent }
  }
}

function oneAtATime(ask: () => Promise<unknown>, patience: number): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined
      })
    return Promise.race([underWay, wait(patience, false, { ref: false })])
  }
}
