import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'
import { metricsRoute } from './metrics-route.ts'

const counted = (waitingJobs = async () => [{ queue: 'urgent', count: 2, oldestSeconds: 7.5 }]) =>
  createMetrics({ contentEvents: new Map([['late', 2]]), jobFailures: () => 3, waitingJobs })

async function asked(peer: string | undefined, headers: Record<string, string> = {}) {
  const route = metricsRoute(counted(), () => peer)
  return (await route.request('/metrics', { headers })).status
}

it('counts answers by kind and class of status', async () => {
  const metrics = counted()
  metrics.countAnswer('memory', 200)
  metrics.countAnswer('memory', 200)
  metrics.countAnswer('memory', 304)
  metrics.countAnswer('rendered', 422)
  expect(await metrics.text()).toContain('flightdeck_answers_total{kind="memory",status="2xx"} 2\n')
  expect(await metrics.text()).toContain('flightdeck_answers_total{kind="memory",status="3xx"} 1\n')
  expect(await metrics.text()).toContain('flightdeck_answers_total{kind="rendered",status="4xx"} 1\n')
})

it('puts a rendering into every step that it is within', async () => {
  const metrics = counted()
  metrics.countRendering(0.02)
  metrics.countRendering(2)
  expect(await metrics.text()).toContain('flightdeck_render_seconds_bucket{le="0.01"} 0\n')
  expect(await metrics.text()).toContain('flightdeck_render_seconds_bucket{le="0.025"} 1\n')
  expect(await metrics.text()).toContain('flightdeck_render_seconds_bucket{le="1"} 1\n')
  expect(await metrics.text()).toContain('flightdeck_render_seconds_bucket{le="+Inf"} 2\n')
  expect(await metrics.text()).toContain('flightdeck_render_seconds_sum 2.02\n')
})

it('says what others have counted, in lines that Prometheus reads', async () => {
  const text = await counted().text()
  expect(text).toContain('flightdeck_content_events_total{event="late"} 2\n')
  expect(text).toContain('flightdeck_job_failures_total 3\n')
  for (const line of text.trimEnd().split(/\n+/)) {
    expect(line).toMatch(
      /^(# (HELP|TYPE) flightdeck_\w+ .+|flightdeck_\w+(\{\w+="[^"]+"(,\w+="[^"]+")*\})? [\d.e+-]+)$/,
    )
  }
})

it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.20.0.5', 'fd12::1'])(
  'answers %s, who stands beside it',
  async (peer) => {
    expect(await asked(peer)).toBe(200)
  },
)

it.each(['203.0.113.9', '2001:db8::1', '172.32.0.1', undefined])('has no such page for %s', async (peer) => {
  expect(await asked(peer)).toBe(404)
})

it('has no such page for whoever comes through a proxy', async () => {
  expect(await asked('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
})

it('says how many jobs of each queue are due and how long the oldest has waited, and nothing of it while the database is away', async () => {
  const text = await counted().text()
  expect(text).toContain('flightdeck_jobs_waiting{queue="urgent"} 2\n')
  expect(text).toContain('flightdeck_jobs_oldest_seconds{queue="urgent"} 7.5\n')
  const unavailable = await counted(() => Promise.reject(new Error('the database is away'))).text()
  expect(unavailable).not.toMatch(/^flightdeck_jobs_waiting\{/m)
  expect(unavailable).toContain('flightdeck_job_failures_total 3\n')
})
