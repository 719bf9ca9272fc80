import { expect, it } from 'vitest'
import type { Running } from '#domain/operations/running.ts'
import { createMetrics, metricsRoute } from './metrics.ts'

const at = Temporal.Instant.from('2026-11-23T01:20:00Z')
const now: Running = {
  queues: [{ queue: 'urgent', count: 2, oldestSeconds: 7.5 }],
  workers: 1,
  oldestHoldSeconds: 4.5,
  bookings: 3,
  mailErrors: ['connect ECONNREFUSED'],
  backups: { since: at, last: at, failed: null, lastBytes: 2048 },
}
const counted = (running: () => Promise<Running> = async () => now) =>
  createMetrics({
    contentEvents: new Map([['late', 2]]),
    jobFailures: () => 3,
    fileFailures: () => 2,
    running,
    connections: () => ({ open: 10, waiting: 6 }),
    dependencies: async () => ({ database: false, content: true }),
  })

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

it('prints counters of other modules in the Prometheus format', async () => {
  const text = await counted().text()
  expect(text).toContain('flightdeck_content_events_total{event="late"} 2\n')
  expect(text).toContain('flightdeck_job_failures_total 3\n')
  expect(text).toContain('flightdeck_file_storage_failures_total 2\n')
  for (const line of text.trimEnd().split(/\n+/)) {
    expect(line).toMatch(
      /^(# (HELP|TYPE) flightdeck_\w+ .+|flightdeck_\w+(\{\w+="[^"]+"(,\w+="[^"]+")*\})? [\d.e+-]+)$/,
    )
  }
})

it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.20.0.5', '100.64.0.7', '::ffff:100.127.9.9', 'fd12::1'])(
  'answers %s, who is beside it',
  async (peer) => {
    expect(await asked(peer)).toBe(200)
  },
)

it.each(['203.0.113.9', '2001:db8::1', '172.32.0.1', '100.128.0.1', '169.254.169.254', undefined])(
  'has no such page for %s',
  async (peer) => {
    expect(await asked(peer)).toBe(404)
  },
)

it.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'cf-connecting-ip', 'true-client-ip'])(
  'has no such page for anyone who comes through a proxy that adds %s',
  async (header) => {
    expect(await asked('100.64.0.7', { [header]: '203.0.113.9' })).toBe(404)
  },
)

it('reports the due jobs per queue and the wait of the oldest, and omits them while the database is unavailable', async () => {
  const text = await counted().text()
  expect(text).toContain('flightdeck_jobs_waiting{queue="urgent"} 2\n')
  expect(text).toContain('flightdeck_jobs_oldest_seconds{queue="urgent"} 7.5\n')
  const unavailable = await counted(() => Promise.reject(new Error('the database is away'))).text()
  expect(unavailable).not.toMatch(/^flightdeck_jobs_waiting\{/m)
  expect(unavailable).toContain('flightdeck_job_failures_total 3\n')
})

it('reports workers, waiting database requests, bookings, mails and backups', async () => {
  const text = await counted().text()
  for (const line of [
    'dependency_up{dependency="database"} 0',
    'dependency_up{dependency="content"} 1',
    'workers 1',
    'oldest_hold_seconds 4.5',
    'bookings_last_minute 3',
    'mails_failed 1',
    'database_connections{state="open"} 10',
    'database_connections{state="waiting"} 6',
    `backup_last_success_timestamp_seconds ${at.epochMilliseconds / 1000}`,
    'backup_failed 0',
    'backup_bytes 2048',
  ])
    expect(text).toContain(`flightdeck_${line}\n`)
})

it('names no backup where there is no schedule, and counts from its beginning until the first one', async () => {
  expect(await counted(async () => ({ ...now, backups: null })).text()).not.toMatch(/^flightdeck_backup/m)
  const failed = { since: at, last: null, failed: at.add({ hours: 1 }), lastBytes: null }
  const text = await counted(async () => ({ ...now, backups: failed })).text()
  expect(text).toContain(`flightdeck_backup_last_success_timestamp_seconds ${at.epochMilliseconds / 1000}\n`)
  expect(text).toContain('flightdeck_backup_failed 1\n')
})
