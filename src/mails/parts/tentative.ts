import type { Language } from '#domain/language.ts'
import { type LiveDate, tentativeOf } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '#i18n/format-dates.ts'

/** What messages about a tentative date need, as it stood at that instant; null where the date is certain. */
export function tentativeValues(date: LiveDate, at: Temporal.Instant, language: Language) {
  const tentative = tentativeOf(date, at)
  if (!tentative) return null
  const { from, decidedBy } = tentative
  return {
    from,
    decided: decidedBy ? 'yes' : 'no',
    day: decidedBy ? formatDateTime(decidedBy.toString(), { language }) : '',
  }
}
