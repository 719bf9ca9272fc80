import type { Windows } from '#domain/settings/windows.ts'
import { type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'

/** The end of an offer that is made now: never after the workshop has started. */
export function offerEnds(date: LiveDate, now: Temporal.Instant, { offerHours }: Windows): Temporal.Instant {
  return earlier(now.add({ hours: offerHours }), startOf(date))
}

/** Until when a card payment that begins now holds its seats: never after the workshop has started. */
export function paymentEnds(date: LiveDate, now: Temporal.Instant, { paymentMinutes }: Windows): Temporal.Instant {
  return earlier(now.add({ minutes: paymentMinutes }), startOf(date))
}

/** Until when an order holds its seats for the booker to confirm the address: never after the workshop has started. Null has no date. */
export function confirmationEnds(
  date: LiveDate | null,
  now: Temporal.Instant,
  { confirmHours }: Pick<Windows, 'confirmHours'>,
): Temporal.Instant {
  const until = now.add({ hours: confirmHours })
  return date ? earlier(until, startOf(date)) : until
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) <= 0 ? one : other
}
