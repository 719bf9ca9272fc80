import type { DateState, Registration } from '#domain/registration/registration.ts'
import { startOf } from '#domain/workshop/workshop-date.ts'

/** Stripe lets a session live no shorter than 30 minutes, by its own clock; one more is for the way there. */
const minutesOfSession = 31
/** As long as a session may still be opened under the same key: afterwards it would be too short for the provider. */
const minutesToOpen = 1

/** When a session that is begun now ends. */
export function sessionEnds(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: minutesOfSession })
}

/** Whether a payment that has no session yet may be opened once more as it is. */
export function mayOpenAgain(begunAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, begunAt.add({ minutes: minutesToOpen })) < 0
}

/**
 * Until when the seats are held for somebody who has just begun to pay: as long as the first session lasts, so that nobody pays for
 * what is gone, but never after the workshop has started. Only the first session makes the hold longer: with the 30 minutes from the
 * order that is an hour and a minute at most, however often the button is pressed.
 */
export function heldWhilePaying(
  { date }: Pick<DateState, 'date'>,
  { standing }: Registration,
  { ends, isFirst }: { ends: Temporal.Instant; isFirst: boolean },
): Temporal.Instant | null {
  if (standing.state !== 'awaiting-payment') return null
  if (!isFirst) return standing.until
  const start = startOf(date)
  const end = Temporal.Instant.compare(ends, start) <= 0 ? ends : start
  return Temporal.Instant.compare(end, standing.until) > 0 ? end : standing.until
}
