import type { LiveDate, Session } from './workshop-date.ts'

type Assigned = Pick<LiveDate, 'id' | 'trainers' | 'sessions' | 'calledOff'>

/** The trainers of a date who teach at another one while it is held. Cancelled dates do not count. */
export function doubleBooked(date: Assigned, other: Assigned): string[] {
  if (date.id === other.id || date.calledOff || other.calledOff) return []
  const isAtTheSameTime = date.sessions.some((one) => other.sessions.some((two) => overlaps(one, two)))
  return isAtTheSameTime ? date.trainers.filter((name) => other.trainers.includes(name)) : []
}

function overlaps(one: Session, two: Session): boolean {
  return (
    Temporal.Instant.compare(one.startsAt, two.endsAt) < 0 && Temporal.Instant.compare(two.startsAt, one.endsAt) < 0
  )
}
