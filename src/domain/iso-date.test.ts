import { expect, it } from 'vitest'
import { dayIn, viennaDay } from './iso-date.ts'

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2027-07-31T21:59:59Z', '2027-07-31'],
  ['2027-07-31T22:00:00Z', '2027-08-01'],
])('%s is %s in Vienna', (instant, day) => {
  expect(viennaDay(Temporal.Instant.from(instant))).toBe(day)
  expect(viennaDay(instant)).toBe(day)
})

it('is another day elsewhere', () => {
  expect(dayIn('2026-12-31T23:30:00Z', 'America/New_York')).toBe('2026-12-31')
})
