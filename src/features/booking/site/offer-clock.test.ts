import { expect, it } from 'vitest'
import { secondsBetween } from './offer-clock.tsx'

const until = '2026-12-01T12:00:00Z'

it.each([
  ['a minute before', '2026-12-01T11:59:00Z', 0, 60],
  ['after half of that minute', '2026-12-01T11:59:00Z', 30_000, 30],
  ['in the last second, as the offer can still be accepted', '2026-12-01T11:59:59.400Z', 0, 1],
  ['a millisecond before', '2026-12-01T11:59:59Z', 999, 1],
  ['at the end', '2026-12-01T11:59:59Z', 1000, 0],
  ['long after', '2026-12-01T11:59:59Z', 86_400_000, 0],
])('%s', (_, now, passed, left) => {
  expect(secondsBetween(now, until, passed)).toBe(left)
})
