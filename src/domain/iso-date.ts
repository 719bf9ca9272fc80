import { onceForEach } from './once-for-each.ts'

/** A day without time zone: '2027-01-19'. Compares as text. */
export type IsoDate = string

/** Creating a formatter costs as much as a thousand formats. The Swedish locale formats dates as ISO 8601. */
const formatIn = onceForEach((zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }))

/** The day of an instant in a time zone. Accepts anything with an ISO text, because browsers may lack Temporal. */
export function dayIn(instant: { toString(): string }, zone: string): IsoDate {
  return formatIn(zone).format(new Date(instant.toString()))
}

/** The day of an instant in the company's time zone. */
export function viennaDay(instant: { toString(): string }): IsoDate {
  return dayIn(instant, 'Europe/Vienna')
}

/** PostgreSQL has no year 0. */
const first = '0001-01-02'

/** The first moment of a day in Vienna, or of this many days later: '2026-11-21'. */
export function dayBegins(day: string, later = 0): Temporal.Instant {
  return Temporal.PlainDate.from(day < first ? first : day)
    .add({ days: later })
    .toZonedDateTime('Europe/Vienna')
    .toInstant()
}
