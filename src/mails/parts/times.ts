import type { Language } from '#domain/language.ts'
import { type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import { formatDateRange, formatSessions, type SessionTimes } from '#i18n/format-dates.ts'

/** '19.–20. Jänner 2027' */
export function dateRange(date: LiveDate, language: Language): string {
  return formatDateRange({ sessions: sessionTimes(date), zone: date.zone }, language)
}

/** One line for each session. */
export function sessionLines(date: LiveDate, language: Language): string[] {
  return formatSessions(sessionTimes(date), date.zone, language)
}

/** '09:00': when the first session starts, or so many minutes before that. */
export function timeOfStart(date: LiveDate, minutesBefore = 0): string {
  const start = startOf(date).subtract({ minutes: minutesBefore }).toZonedDateTimeISO(date.zone)
  return start.toPlainTime().toString({ smallestUnit: 'minute' })
}

/** Whether the booking came when the contact of 'about one week before the event' (docs/product.md#workshops) was due or past already. */
export function isShortNotice(placedAt: Temporal.Instant, date: LiveDate): boolean {
  return placedAt.until(startOf(date)).total('hours') < 8 * 24
}

function sessionTimes(date: LiveDate): SessionTimes[] {
  return date.sessions.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toString(), endsAt: endsAt.toString() }))
}
