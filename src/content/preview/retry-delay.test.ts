import { expect, test } from 'vitest'
import { maxRetries, retryDelay } from './follow-page.ts'

test.each([
  [0, 0, 1_000],
  [0, 0.5, 1_500],
  [0, 1, 2_000],
  [1, 0, 2_000],
  [2, 0, 4_000],
  [3, 0.25, 8_250],
  [4, 0, 16_000],
  [4, 1, 17_000],
])('after %i retries and with the chance of %f it waits %i ms', (retries, randomSource, ms) => {
  expect(retryDelay(retries, randomSource)).toBe(ms)
})

test('five retries are over after less than a minute', () => {
  const waits = Array.from({ length: maxRetries }, (_, retries) => retryDelay(retries, 1))
  expect(waits.reduce((sum, ms) => sum + ms)).toBeLessThan(60_000)
})
