import { monitorEventLoopDelay } from 'node:perf_hooks'

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

/** Upper ends of the steps in which rendering times are counted, in seconds. */
const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

/** Counts what an operator wants to see. Nothing here knows an address, a path or a person. */
export function createMetrics({ contentEvents, jobFailures, waitingJobs }: CountedElsewhere): Metrics {
  const answers = new Map<string, number>()
  const withinStep = steps.map(() => 0)
  let renderings = 0
  let renderSeconds = 0
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()

  return {
    countAnswer(kind, status) {
      const labels = `kind="${kind}",status="${Math.floor(status / 100)}xx"`
      answers.set(labels, (answers.get(labels) ?? 0) + 1)
    },
    countRendering(seconds) {
      renderings += 1
      renderSeconds += seconds
      for (const [index, step] of steps.entries()) if (seconds <= step) withinStep[index] = (withinStep[index] ?? 0) + 1
    },
    async text() {
      // While the database is away nobody knows: no figure is better than a wrong one.
      const waiting = await waitingJobs().catch(() => [])
      const { rss, heapUsed } = process.memoryUsage()
      return [
        family('flightdeck_answers_total', 'counter', 'Answers by kind and class of status', [...answers]),
        family('flightdeck_render_seconds', 'histogram', 'Time from request to finished page', [
          ...steps.map((step, index): Sample => [`le="${step}"`, withinStep[index] ?? 0, '_bucket']),
          ['le="+Inf"', renderings, '_bucket'],
          ['', renderSeconds, '_sum'],
          ['', renderings, '_count'],
        ]),
        family('flightdeck_content_events_total', 'counter', 'What happened with a remote content source', [
          ...[...contentEvents].map(([event, count]): Sample => [`event="${event}"`, count]),
        ]),
        family('flightdeck_job_failures_total', 'counter', 'Failed jobs, each attempt', [['', jobFailures()]]),
        family('flightdeck_jobs_waiting', 'gauge', 'Jobs that are due and not done, of all processes', [
          ...waiting.map(({ queue, count }): Sample => [`queue="${queue}"`, count]),
        ]),
        family('flightdeck_jobs_oldest_seconds', 'gauge', 'How long the oldest of them has been due', [
          ...waiting.map(({ queue, oldestSeconds }): Sample => [`queue="${queue}"`, oldestSeconds]),
        ]),
        family('flightdeck_memory_bytes', 'gauge', 'Memory of the process', [
          ['part="resident"', rss],
          ['part="heap"', heapUsed],
        ]),
        family('flightdeck_event_loop_lag_seconds', 'gauge', 'How late timers come', [
          ['quantile="0.5"', lag.percentile(50) / 1e9],
          ['quantile="0.99"', lag.percentile(99) / 1e9],
        ]),
      ].join('')
    },
  }
}

type Sample = [labels: string, value: number, suffix?: string]

function family(name: string, type: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([labels, value, suffix = '']) => `${name}${suffix}${labels && `{${labels}}`} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}
