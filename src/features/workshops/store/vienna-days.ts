/** PostgreSQL has no year 0. */
const first = '0001-01-02'

/** The first moment of a day in Vienna, or of this many days later: '2026-11-21'. */
export function dayBegins(day: string, later = 0): Temporal.Instant {
  return Temporal.PlainDate.from(day < first ? first : day)
    .add({ days: later })
    .toZonedDateTime('Europe/Vienna')
    .toInstant()
}
