import { expect, it } from 'vitest'
import { dueForDeletion } from './retention-rule.ts'

it.each([
  ['newsletter-requests', '2026-10-22T08:30:00Z'],
  ['newsletter-proofs', '2023-11-21T08:30:00Z'],
  ['contact-messages', '2025-11-21T08:30:00Z'],
  ['local-mail', '2026-08-23T07:30:00Z'],
  ['webhook-deliveries', '2026-10-22T07:30:00Z'],
])('on Saturday in November, %s go up to %s', (kind, upTo) => {
  const due = dueForDeletion(Temporal.Instant.from('2026-11-21T08:30:00Z'))
  expect(due.find(({ what }) => what === kind)?.upTo.toString()).toBe(upTo)
})

it('a month is as long as the calendar says, and the hour stays over the change of the clocks', () => {
  const [, , messages] = dueForDeletion(Temporal.Instant.from('2028-02-29T03:30:00Z'))
  expect(messages).toEqual({ what: 'contact-messages', upTo: Temporal.Instant.from('2027-02-28T03:30:00Z') })
})
