import type { Certificate } from '#domain/certificate/certificate.ts'
import type { Language } from '#domain/language.ts'
import { formatDateRange } from '#i18n/format-dates.ts'

/** '19.–20. Jänner 2027': from the first to the last day. */
export function certificateDates({ from, to }: Pick<Certificate, 'from' | 'to'>, language: Language): string {
  const days = [from, to].map((day) => ({ startsAt: `${day}T00:00Z`, endsAt: `${day}T00:00Z` }))
  return formatDateRange({ sessions: days, zone: 'UTC' }, language)
}
