import type { RequestListener } from 'node:http'
import { isIP } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import ipaddr from 'ipaddr.js'
import { Counter, Gauge, Histogram, type MetricObjectWithValues, type MetricValueWithName, Registry } from 'prom-client'
import type { Connections, Running } from '#domain/operations/running.ts'
import type { LaneFigures } from './admission.ts'
import { type PaymentHookParts, paymentHookRoutes } from './hooks.ts'

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

/** How a response was produced: from memory, rendered, or, under load, stale or refused. */
export type AnswerKind = 'memory' | 'rendered' | 'stale' | 'refused'

export type Metrics = ReturnType<typeof createMetrics>

/** A metric as prom-client returns it. `metricName` names a part of a histogram. */
export type Figure = Pick<MetricObjectWithValues<MetricValueWithName<string>>, 'name' | 'help' | 'type' | 'values'>

interface CountedElsewhere {
  /** Running and waiting requests per lane; see `admission.ts`. */
  admission?: () => Record<string, LaneFigures>
  contentEvents: ReadonlyMap<string, number>
  jobFailures: () => number
  fileFailures: () => number
  running: () => Promise<Running>
  connections: () => Connections
  dependencies?: () => Promise<Dependencies>
}

/** Metrics for operators. No labels with URLs or personal data. */
export function createMetrics({
  admission,
  contentEvents,
  jobFailures,
  fileFailures,
  running,
  connections,
  dependencies,
}: CountedElsewhere) {
  const registry = new Registry()
  const about = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
    name: `flightdeck_${name}`,
    help,
    labelNames,
    registers: [registry],
  })
  const answers = new Counter(about('answers_total', 'Answers by kind and class of status', 'kind', 'status'))
  const renderings = new Histogram({
    ...about('render_seconds', 'Time from request to rendered page'),
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
  })
  const events = new Counter(about('content_events_total', 'Events of a remote content source', 'event'))
  const failures = new Counter(about('job_failures_total', 'Failed job attempts'))
  const fileErrors = new Counter(about('file_storage_failures_total', 'Failed requests to the S3 storage'))
  const waiting = new Gauge(about('jobs_waiting', 'Due jobs not yet done, in all processes', 'queue'))
  const oldest = new Gauge(about('jobs_oldest_seconds', 'How long the oldest due job has waited', 'queue'))
  const requests = new Gauge(about('requests', 'Requests in progress and waiting for a slot', 'lane', 'state'))
  const refused = new Counter(about('requests_refused_total', 'Requests refused because of load', 'lane'))
  const processor = new Counter(about('processor_seconds_total', 'CPU time of the process'))
  const workers = new Gauge(about('workers', 'Processes that run jobs'))
  const hold = new Gauge(about('oldest_hold_seconds', 'How long the oldest seat hold has been overdue for release'))
  const bookings = new Gauge(
    about('bookings_last_minute', 'Bookings and waitlist entries of the last minute, in all processes'),
  )
  const failedMails = new Gauge(about('mails_failed', 'Failed mails since the last successful one, at most twenty'))
  const backup = new Gauge(about('backup_last_success_timestamp_seconds', 'When the last backup was made and verified'))
  const backupFailed = new Gauge(about('backup_failed', 'Whether the last backup on the schedule has failed'))
  const backupBytes = new Gauge(about('backup_bytes', 'Size of the last backup'))
  const database = new Gauge(
    about('database_connections', 'Database connections of this process, open and waited for', 'state'),
  )
  const ofAll = [workers, hold, bookings, failedMails, backup, backupFailed, backupBytes]
  const reachable = new Gauge(
    about('dependency_up', 'Whether database and content source respond to this process', 'dependency'),
  )
  const memory = new Gauge(about('memory_bytes', 'Memory of the process', 'part'))
  const lateness = new Gauge(about('event_loop_lag_seconds', 'Timer delay over the last 15 seconds', 'quantile'))
  const lag = eventLoopLag()

  function setOfAll({ queues, ...now }: Running): void {
    for (const { queue, count, oldestSeconds } of queues) {
      waiting.set({ queue }, count)
      oldest.set({ queue }, oldestSeconds)
    }
    if (now.workers !== null) workers.set(now.workers)
    hold.set(now.oldestHoldSeconds)
    bookings.set(now.bookings)
    failedMails.set(now.mailErrors.length)
    if (!now.backups) return
    const { since, last, failed, lastBytes } = now.backups
    // Before the first backup, the start of the schedule counts, so that one alert covers both cases.
    backup.set((last ?? since).epochMilliseconds / 1000)
    backupFailed.set(failed && (!last || Temporal.Instant.compare(last, failed) < 0) ? 1 : 0)
    if (lastBytes !== null) backupBytes.set(lastBytes)
  }

  async function setReachable(): Promise<void> {
    const found = await dependencies?.()
    for (const [dependency, responds] of Object.entries(found ?? {})) reachable.set({ dependency }, Number(responds))
  }

  return {
    countAnswer: (kind: AnswerKind, status: number) => answers.inc({ kind, status: `${Math.floor(status / 100)}xx` }),
    countRendering: (seconds: number) => renderings.observe(seconds),
    /** Everything counted since the process started, in Prometheus text format 0.0.4. */
    async text() {
      await update()
      return registry.metrics()
    },
    async figures(): Promise<Figure[]> {
      await update()
      return registry.getMetricsAsJSON()
    },
  }

  async function update(): Promise<void> {
    // Without the database the value is unknown, and no value is better than a wrong one.
    const [now] = await Promise.all([running().catch(() => null), setReachable()])
    for (const metric of [events, failures, fileErrors, waiting, oldest, processor, refused]) metric.reset()
    // `reset` would set them to 0, which is a valid value too.
    for (const metric of ofAll) metric.remove()
    for (const [event, count] of contentEvents) events.inc({ event }, count)
    failures.inc(jobFailures())
    fileErrors.inc(fileFailures())
    if (now) setOfAll(now)
    const { open, waiting: queued } = connections()
    database.set({ state: 'open' }, open)
    database.set({ state: 'waiting' }, queued)
    for (const [lane, figures] of Object.entries(admission?.() ?? {})) {
      requests.set({ lane, state: 'working' }, figures.working)
      requests.set({ lane, state: 'waiting' }, figures.waiting)
      refused.inc({ lane }, figures.refused)
    }
    const { user, system } = process.cpuUsage()
    processor.inc((user + system) / 1e6)
    const { rss, heapUsed } = process.memoryUsage()
    memory.set({ part: 'resident' }, rss)
    memory.set({ part: 'heap' }, heapUsed)
    for (const quantile of quantiles) lateness.set({ quantile }, lag.seconds(quantile))
  }
}

const lagIntervalMs = 15_000
const quantiles = [0.5, 0.99]

type DelayHistogram = Pick<ReturnType<typeof monitorEventLoopDelay>, 'enable' | 'percentile' | 'reset'>

/** Timer delay in seconds, by quantile: that of the last complete interval, or of the current one before the first ends. */
export function eventLoopLag(histogram: DelayHistogram = monitorEventLoopDelay({ resolution: 20 })) {
  let last: Map<number, number> | null = null
  histogram.enable()
  setInterval(() => {
    last = new Map(quantiles.map((quantile) => [quantile, histogram.percentile(quantile * 100) / 1e9]))
    histogram.reset()
  }, lagIntervalMs).unref()
  return { seconds: (quantile: number) => last?.get(quantile) ?? histogram.percentile(quantile * 100) / 1e9 }
}

/** A worker answers only monitoring and the test checkout, which sends its events as a job. */
export function machinesOnly(paymentHook: PaymentHookParts, probes: ApiPorts, metrics: Metrics): RequestListener {
  return getRequestListener(
    new Hono()
      .route('/', apiRoutes(probes))
      .route('/', metricsRoute(metrics, peerOf))
      .route('/', paymentHookRoutes(paymentHook)).fetch,
    // For probes in HTTP/1.0, which name no host.
    { hostname: 'localhost' },
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
export type Dependency = 'database' | 'content'

export type Dependencies = Record<Dependency, boolean>

/** Milliseconds. Shorter than the timeout of the probes in deploy/kubernetes.yaml. */
const usualPatience = 2_000

/** Whether each dependency responds in time. One that hangs is not asked again until it answers: polling takes one connection at most. */
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
