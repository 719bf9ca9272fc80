import { isIP } from 'node:net'
import { type Context, Hono } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Metrics } from './metrics.ts'

/** A client on the same machine or in its private network. */
const nearby = ['loopback', 'private', 'uniqueLocal']

/** Headers that a proxy adds for outside clients. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Metrics for clients on the same machine or network; 404 for all others (docs/decisions/0174). */
export function metricsRoute(metrics: Metrics, peerOf: (context: Context) => string | undefined): Hono {
  const app = new Hono()
  app.get('/metrics', async (context, next) => {
    const isForwarded = forwarding.some((name) => context.req.header(name) !== undefined)
    if (isForwarded || !isNearby(peerOf(context))) return next()
    return context.body(await metrics.text(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
  return app
}

function isNearby(address = ''): boolean {
  return isIP(address) !== 0 && nearby.includes(ipaddr.process(address).range())
}
