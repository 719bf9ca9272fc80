import type { Language } from '#domain/language.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import type { Location } from '#domain/workshop/workshop-date.ts'

/** The whole place on one line: 'Hofgebäude, Lindengasse 38, 1070 Wien, Österreich'. */
export function formatPlace({ venue, address, city, country }: Location, language: Language): string {
  // Addresses mostly end with the city; saying it twice looks like a mistake.
  const cityOnce = address?.includes(city) ? undefined : city
  return [venue, address, cityOnce, countryName(country, language)].filter(Boolean).join(', ')
}

/** Cities that a language has a name of its own for; they are stored as their people call them. */
const cityNames: Record<Language, Readonly<Record<string, string>>> = {
  de: {},
  en: { Wien: 'Vienna', München: 'Munich', Zürich: 'Zurich', Köln: 'Cologne' },
}

/** 'Vienna' for Wien in English; every other city as it is stored. */
export function cityName(city: string, language: Language): string {
  return cityNames[language][city] ?? city
}

const regionNames = onceForEach((language: Language) => new Intl.DisplayNames([language], { type: 'region' }))

/** 'Österreich' for AT; the code itself where the language has no name for it. */
export function countryName(code: string, language: Language): string {
  return regionNames(language).of(code) ?? code
}
