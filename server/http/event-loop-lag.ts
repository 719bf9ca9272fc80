import { monitorEventLoopDelay } from 'node:perf_hooks'

const intervalMs = 15_000

export interface EventLoopLag {
  /** Of the last whole interval; of the one under way until there is one. */
  seconds(quantile: number): number
}

type Histogram = Pick<ReturnType<typeof monitorEventLoopDelay>, 'enable' | 'percentile' | 'reset'>

const quantiles = [0.5, 0.99]

/** How late timers fire. Each interval counts for itself, so that a slow minute ends with it; concurrent readers get the same value. */
export function eventLoopLag(histogram: Histogram = monitorEventLoopDelay({ resolution: 20 })): EventLoopLag {
  let last: Map<number, number> | null = null
  histogram.enable()
  setInterval(() => {
    last = new Map(quantiles.map((quantile) => [quantile, histogram.percentile(quantile * 100) / 1e9]))
    histogram.reset()
  }, intervalMs).unref()
  return { seconds: (quantile) => last?.get(quantile) ?? histogram.percentile(quantile * 100) / 1e9 }
}
