/** A booker who pays at once needs no mail about it. */
const minutes = 10

/** When a booker who has not paid by card yet is reminded: after ten minutes, or when half of the time is over, if that comes first (docs/rules/payment.md). */
export function remindToPayAt(placedAt: Temporal.Instant, until: Temporal.Instant): Temporal.Instant {
  const half = placedAt.add({ milliseconds: Math.floor(placedAt.until(until).total('milliseconds') / 2) })
  const soon = placedAt.add({ minutes })
  return Temporal.Instant.compare(half, soon) < 0 ? half : soon
}
