import type { NewDate } from './new-date.ts'
import { weeksLater } from './wall-times.ts'

export interface Series {
  /** How many weeks lie between two dates. */
  everyWeeks: number
  /** How many dates are added. */
  times: number
}

/** The dates that follow one: the same in everything, at the same wall times, `everyWeeks` apart (docs/rules/dates.md). */
export function dateSeries(first: NewDate, { everyWeeks, times }: Series): NewDate[] {
  return Array.from({ length: times }, (_, index) => ({
    ...first,
    sessions: first.sessions.map((session) => weeksLater(session, first.zone, everyWeeks * (index + 1))),
  }))
}
