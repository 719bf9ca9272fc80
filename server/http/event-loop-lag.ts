import { monitorEventLoopDelay } from 'node:perf_hooks'

const intervalMs = 15_000

export interface EventLoopLag {
  /** The quantile of the last complete interval, or of the current one before the first ends. */
  seconds(quantile: number): number
}

type Histogram = Pick<ReturnType<typeof monitorEventLoopDelay>, 'enable' | 'percentile' | 'reset'>

const quantiles = [0.5, 0.99]

/** Timer delay in seconds. Each interval is measured separately, so that a slow minute ends with it; concurrent readers get the same value. */
export function eventLoopLag(histogram: Histogram = monitorEventLoopDelay({ resolution: 20 })): EventLoopLag {
  let last: Map<number, number> | null = null
  histogram.enable()
  setInterval(() => {
    last = new Map(quantiles.map((quantile) => [quantile, histogram.percentile(quantile * 100) / 1e9]))
    histogram.reset()
  }, intervalMs).unref()
  return { seconds: (quantile) => last?.get(quantile) ?? histogram.percentile(quantile * 100) / 1e9 }
}
