import { hasStarted, isOver, type LiveDate } from './workshop-date.ts'

/** How a date stands for the office, the first that applies. */
export const dateStandings = ['called-off', 'over', 'running', 'tentative', 'confirmed'] as const
export type DateStanding = (typeof dateStandings)[number]

export function dateStanding(date: LiveDate, now: Temporal.Instant): DateStanding {
  if (date.calledOff) return 'called-off'
  if (isOver(date, now)) return 'over'
  if (hasStarted(date, now)) return 'running'
  return date.tentative ? 'tentative' : 'confirmed'
}

/** A date to come with fewer confirmed seats than it needs: somebody has to decide (docs/rules/dates.md). */
export function isBelowMinimum(date: LiveDate, confirmed: number, now: Temporal.Instant): boolean {
  return !date.calledOff && !hasStarted(date, now) && confirmed < date.minimum
}
