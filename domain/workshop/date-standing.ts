import { hasStarted, isOver, type LiveDate, startOf } from './workshop-date.ts'

/** How a date stands for the office, the first that applies. */
export const dateStandings = ['called-off', 'over', 'running', 'tentative', 'confirmed'] as const
export type DateStanding = (typeof dateStandings)[number]

export function dateStanding(date: LiveDate, now: Temporal.Instant): DateStanding {
  if (date.calledOff) return 'called-off'
  if (isOver(date, now)) return 'over'
  if (hasStarted(date, now)) return 'running'
  return date.tentative ? 'tentative' : 'confirmed'
}

/** A tentative date to come with fewer confirmed seats than it needs: somebody has to decide (docs/rules/dates.md). */
export function isBelowMinimum(date: LiveDate, confirmed: number, now: Temporal.Instant): boolean {
  return dateStanding(date, now) === 'tentative' && confirmed < date.minimum
}

/** So long before the last day to call a date off the office is reminded of it. */
const daysToDecide = 14

/** A date below its minimum that begins soon: it has to be confirmed or called off in the next two weeks, or should have been (docs/rules/dates.md). */
export function isToDecide(date: LiveDate, confirmed: number, now: Temporal.Instant): boolean {
  if (!isBelowMinimum(date, confirmed, now)) return false
  const today = now.toZonedDateTimeISO(date.zone).toPlainDate()
  return Temporal.PlainDate.compare(today.add({ days: daysToDecide }), lastDayToCallOff(date)) >= 0
}

/** For want of people we call off no later than that (terms, 'Wenn wir absagen oder verschieben'). */
const daysToCallOff = 14

/** The last day on which a tentative date may be called off for want of people, in the zone of the workshop. */
export function lastDayToCallOff(date: LiveDate): Temporal.PlainDate {
  return startOf(date).toZonedDateTimeISO(date.zone).toPlainDate().subtract({ days: daysToCallOff })
}
