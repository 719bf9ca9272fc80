import type { Language } from '#domain/language.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { cityName, formatPlace } from '#i18n/format-dates.ts'
import { mailText } from '../mail-text.ts'

/** 'Wien', or that it is online: short enough for a preview line. */
export function shortPlace(date: LiveDate, language: Language): string {
  return date.location ? cityName(date.location.city, language) : mailText(language)('workshop.online')
}

/** The whole place on one line, or that it is online. */
export function fullPlace(date: LiveDate, language: Language): string {
  return date.location ? formatPlace(date.location, language) : mailText(language)('workshop.online')
}
