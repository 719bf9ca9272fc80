import { expect, it } from 'vitest'
import { isWithin, rateLimits, windowEnds } from './rate-limit.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')

it.each([
  ['words-sender', 5, true],
  ['words-sender', 6, false],
  ['sign-up-sender', 30, true],
  ['sign-up-sender', 31, false],
  ['form-ticket', 6, false],
] as const)('%s: number %i is allowed: %s', (purpose, count, allowed) => {
  expect(isWithin(rateLimits[purpose], count)).toBe(allowed)
})

it('ends a window of ten minutes ten minutes after its first use', () => {
  expect(windowEnds(rateLimits['words-sender'], now)).toEqual(now.add({ minutes: 10 }))
})

it('has no window longer than a day: the counts are deleted a day after their end', () => {
  for (const limit of Object.values(rateLimits))
    expect(Temporal.Instant.compare(windowEnds(limit, now), now.add({ hours: 24 }))).toBeLessThanOrEqual(0)
})
