import { expect, it } from 'vitest'
import { plannedInstant } from './page-forms.ts'

it.each([
  ['2027-02-16T09:00', '2027-02-16T08:00:00Z'],
  ['2027-07-01T09:00', '2027-07-01T07:00:00Z'],
  ['2027-03-28T02:30', '2027-03-28T01:30:00Z'],
])('reads %s as the clock in Vienna shows it', (written, instant) => {
  expect(plannedInstant(written)?.toString()).toBe(instant)
})

it.each(['', 'morgen', '2027-02-30T09:00', '2027-02-16', '2027-02-16T25:00', '2027-02-16T09:00+05:00'])(
  'takes %j for no time',
  (written) => {
    expect(plannedInstant(written)).toBeNull()
  },
)
