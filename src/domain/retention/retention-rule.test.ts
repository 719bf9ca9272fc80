import { expect, it } from 'vitest'
import { deletables, dueForDeletion, keptFor } from './retention-rule.ts'

it.each([
  ['newsletter-requests', '2026-10-22T08:30:00Z'],
  ['newsletter-proofs', '2023-11-21T08:30:00Z'],
  ['contact-messages', '2025-11-21T08:30:00Z'],
  ['local-mail', '2026-08-23T07:30:00Z'],
  ['waitlist', '2026-10-22T07:30:00Z'],
  ['booking-details', '2023-11-21T08:30:00Z'],
  ['withdrawals', '2023-11-21T08:30:00Z'],
  ['rejected-comments', '2025-11-21T08:30:00Z'],
  ['invoices', '2018-12-31T22:59:59.999Z'],
  ['one-stop-shop-invoices', '2015-12-31T22:59:59.999Z'],
  ['spam-comments', '2026-10-22T07:30:00Z'],
  ['reply-wishes', '2026-10-22T08:30:00Z'],
  ['mail-log', '2025-11-21T08:30:00Z'],
  ['sent-mail', '2025-11-21T08:30:00Z'],
  ['personal-links', '2025-11-21T08:30:00Z'],
  ['booking-notes', '2023-11-21T08:30:00Z'],
  ['webhook-deliveries', '2026-10-22T07:30:00Z'],
  ['rate-limits', '2026-11-20T08:30:00Z'],
])('on Saturday in November, %s go up to %s', (kind, upTo) => {
  const due = dueForDeletion(Temporal.Instant.from('2026-11-21T08:30:00Z'))
  expect(due.find(({ what }) => what === kind)?.upTo.toString()).toBe(upTo)
})

it('states how long each kind is kept, in whole days, months or years', () => {
  expect(keptFor('newsletter-requests')).toEqual({ unit: 'days', count: 30 })
  expect(keptFor('contact-messages')).toEqual({ unit: 'months', count: 12 })
  expect(keptFor('withdrawals')).toEqual({ unit: 'years', count: 3 })
  expect(keptFor('invoices')).toEqual({ unit: 'calendarYears', count: 7 })
  for (const what of deletables) expect(keptFor(what).count).toBeGreaterThan(0)
})

it('a month follows the calendar, and the hour stays across a clock change', () => {
  const [, , messages] = dueForDeletion(Temporal.Instant.from('2028-02-29T03:30:00Z'))
  expect(messages).toEqual({ what: 'contact-messages', upTo: Temporal.Instant.from('2027-02-28T03:30:00Z') })
})

it('an invoice from the first second of 2027 is kept through the whole of 2034', () => {
  const first = Temporal.Instant.from('2026-12-31T23:00:00Z')
  const dueAt = (now: string) =>
    dueForDeletion(Temporal.Instant.from(now)).find(({ what }) => what === 'invoices')?.upTo
  expect(dueAt('2034-12-31T22:59:59Z')?.since(first).sign).toBe(-1)
  expect(dueAt('2034-12-31T23:00:00Z')?.since(first).sign).toBe(1)
})
