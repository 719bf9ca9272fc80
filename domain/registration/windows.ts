import { type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'

/** How long an offer from the waitlist stands (DESIGN §3). */
const hoursToConfirm = 48
/** How long seats are held for somebody who pays by card (DESIGN §3). */
const minutesToPay = 30

/** The end of an offer that is made now: never after the workshop has started. */
export function offerEnds(date: LiveDate, now: Temporal.Instant): Temporal.Instant {
  return earlier(now.add({ hours: hoursToConfirm }), startOf(date))
}

/** Until when a card payment that begins now holds its seats: never after the workshop has started. */
export function paymentEnds(date: LiveDate, now: Temporal.Instant): Temporal.Instant {
  return earlier(now.add({ minutes: minutesToPay }), startOf(date))
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) <= 0 ? one : other
}
