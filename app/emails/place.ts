import type { Language } from '#domain/language.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { mailText } from './mail-text.ts'

/** 'Wien', or that it is online: short enough for a preview line. */
export function shortPlace(date: LiveDate, language: Language): string {
  return date.location?.city ?? mailText(language)('workshop.online')
}

/** The whole place on one line: 'Hofgebäude, Lindengasse 38, 1070 Wien, Österreich'. */
export function fullPlace(date: LiveDate, language: Language): string {
  const { location } = date
  if (!location) return mailText(language)('workshop.online')
  const { venue, address, city, country } = location
  // Addresses mostly end with the city; saying it twice looks like a mistake.
  const cityOnce = address?.includes(city) ? undefined : city
  return [venue, address, cityOnce, countryName(country, language)].filter(Boolean).join(', ')
}

/** 'Österreich' for AT; the code itself where the language has no name for it. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}
