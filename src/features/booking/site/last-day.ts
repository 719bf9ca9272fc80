import type { Language } from '#domain/language.ts'
import { formatDateTime } from '#i18n/format-dates.ts'

/** Of a time that ends at a midnight: the day before it is the last one, and how people say it. */
export function lastDay(midnight: string, { language, zone }: { language: Language; zone?: string }): string {
  return formatDateTime(Date.parse(midnight) - 1, { language, ...(zone && { zone }) })
}
