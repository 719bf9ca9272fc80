import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventLoopLag } from './metrics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is that of the last interval: what was slow once is over with it', () => {
  let nanoseconds = 0
  const lag = eventLoopLag({ enable: () => true, percentile: () => nanoseconds, reset: () => (nanoseconds = 0) })
  nanoseconds = 2e9
  expect(lag.seconds(0.99)).toBe(2)
  vi.advanceTimersByTime(15_000)
  expect(lag.seconds(0.99)).toBe(2)
  nanoseconds = 1e6
  vi.advanceTimersByTime(15_000)
  expect(lag.seconds(0.99)).toBe(0.001)
})
