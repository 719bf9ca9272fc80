import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** How an answer came about: from memory, or worked out for this request. */
export type AnswerKind = 'memory' | 'rendered'

export interface Metrics {
  countAnswer(kind: AnswerKind, status: number): void
  /** How long a page took from request to finished bytes. */
  countRendering(seconds: number): void
  /** Everything counted since the start of this process, as Prometheus reads it (text format 0.0.4). */
  text(): Promise<string>
}

export interface CountedElsewhere {
  /** What happened with a remote content source, and how often. */
  contentEvents: ReadonlyMap<string, number>
  /** How often carrying out an effect or the queue itself has failed. */
  jobFailures: () => number
  /** What is due in each queue and not done yet, in all processes. */
  waitingJobs: () => Promise<readonly { queue: string; count: number; oldestSeconds: number }[]>
}

/** Counts what an operator wants to see. Nothing here knows an address, a path or a person. */
export function createMetrics({ contentEvents, jobFailures, waitingJobs }: CountedElsewhere): Metrics {
  const registry = new Registry()
  const about = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
    name: `flightdeck_${name}`,
    help,
    labelNames,
    registers: [registry],
  })
  const answers = new Counter(about('answers_total', 'Answers by kind and class of status', 'kind', 'status'))
  const renderings = new Histogram({
    ...about('render_seconds', 'Time from request to finished page'),
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
  })
  const events = new Counter(about('content_events_total', 'What happened with a remote content source', 'event'))
  const failures = new Counter(about('job_failures_total', 'Failed jobs, each attempt'))
  const waiting = new Gauge(about('jobs_waiting', 'Jobs that are due and not done, of all processes', 'queue'))
  const oldest = new Gauge(about('jobs_oldest_seconds', 'How long the oldest of them has been due', 'queue'))
  const processor = new Counter(about('processor_seconds_total', 'Processor time of the process'))
  const memory = new Gauge(about('memory_bytes', 'Memory of the process', 'part'))
  const lateness = new Gauge(about('event_loop_lag_seconds', 'How late timers come', 'quantile'))
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()

  return {
    countAnswer: (kind, status) => answers.inc({ kind, status: `${Math.floor(status / 100)}xx` }),
    countRendering: (seconds) => renderings.observe(seconds),
    async text() {
      // While the database is away nobody knows: no figure is better than a wrong one.
      const jobs = await waitingJobs().catch(() => [])
      for (const metric of [events, failures, waiting, oldest, processor]) metric.reset()
      for (const [event, count] of contentEvents) events.inc({ event }, count)
      failures.inc(jobFailures())
      for (const { queue, count, oldestSeconds } of jobs) {
        waiting.set({ queue }, count)
        oldest.set({ queue }, oldestSeconds)
      }
      const { user, system } = process.cpuUsage()
      processor.inc((user + system) / 1e6)
      const { rss, heapUsed } = process.memoryUsage()
      memory.set({ part: 'resident' }, rss)
      memory.set({ part: 'heap' }, heapUsed)
      for (const part of [0.5, 0.99]) lateness.set({ quantile: part }, lag.percentile(part * 100) / 1e9)
      return await registry.metrics()
    },
  }
}
