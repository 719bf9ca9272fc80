import { isIP } from 'node:net'
import { type Context, Hono } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Metrics } from './metrics.ts'

/** A client on the same machine or in its private network. Pods of cloud networks often have addresses of 100.64.0.0/10 (RFC 6598). */
const nearby = ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat']

/** Headers that a proxy adds for outside clients. */
const forwarding = /^(?:forwarded|x-forwarded-.+|x-real-ip|via|cf-connecting-ip|true-client-ip)$/

/** Metrics for clients on the same machine or network; 404 for all others (docs/decisions/0174). */
export function metricsRoute(metrics: Metrics, peerOf: (context: Context) => string | undefined): Hono {
  const app = new Hono()
  app.get('/metrics', async (context, next) => {
    const isForwarded = Object.keys(context.req.header()).some((name) => forwarding.test(name))
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
