import { expect, it } from 'vitest'
import { remindToPayAt } from './payment.ts'

const ordered = Temporal.Instant.from('2026-11-21T09:30:00Z')

it.each([
  ['30 minutes', { minutes: 30 }, '2026-11-21T09:40:00Z'],
  ['15 minutes', { minutes: 15 }, '2026-11-21T09:37:30Z'],
  ['a week', { hours: 168 }, '2026-11-21T09:40:00Z'],
])('reminds of what is to be paid within %s', (_, time, expected) => {
  expect(remindToPayAt(ordered, ordered.add(time)).toString()).toBe(expected)
})
