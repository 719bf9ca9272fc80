import type { Session } from './workshop-date.ts'

/** A session as the office writes it down: a day and two times of day, in the zone of the workshop. */
export interface WallTimes {
  /** '2027-01-19' */
  day: string
  /** '09:00' */
  from: string
  to: string
}

/** Wall time first, instant last: 09:00 stays 09:00 on both sides of a clock change. Throws RangeError for what is no day or time. */
export function sessionAt({ day, from, to }: WallTimes, zone: string): Session {
  const at = (time: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
  return { startsAt: at(from), endsAt: at(to) }
}

export function wallTimesOf({ startsAt, endsAt }: Session, zone: string): WallTimes {
  const from = startsAt.toZonedDateTimeISO(zone)
  const time = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })
  return { day: from.toPlainDate().toString(), from: time(startsAt), to: time(endsAt) }
}

/** The same wall times some weeks later. */
export function weeksLater(session: Session, zone: string, weeks: number): Session {
  const later = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).add({ weeks }).toInstant()
  return { startsAt: later(session.startsAt), endsAt: later(session.endsAt) }
}

export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    // An offset would not know summer time.
    return !/^[+-]/.test(zone)
  } catch {
    return false
  }
}
