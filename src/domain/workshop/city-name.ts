import type { Language } from '../language.ts'

/** Cities that languages call differently, as far as workshops are likely to be there. */
const cities: readonly Record<Language, string>[] = [
  { de: 'Wien', en: 'Vienna' },
  { de: 'München', en: 'Munich' },
  { de: 'Nürnberg', en: 'Nuremberg' },
  { de: 'Köln', en: 'Cologne' },
  { de: 'Hannover', en: 'Hanover' },
  { de: 'Zürich', en: 'Zurich' },
  { de: 'Genf', en: 'Geneva' },
  { de: 'Luzern', en: 'Lucerne' },
  { de: 'Prag', en: 'Prague' },
  { de: 'Warschau', en: 'Warsaw' },
  { de: 'Mailand', en: 'Milan' },
  { de: 'Rom', en: 'Rome' },
  { de: 'Brüssel', en: 'Brussels' },
  { de: 'Kopenhagen', en: 'Copenhagen' },
  { de: 'Lissabon', en: 'Lisbon' },
]

const rowOf = new Map(cities.flatMap((row) => Object.values(row).map((name) => [name, row])))

/** The names in all languages of cities that begin with a word in one: Wien and Vienna for 'vien'. */
export function citiesBeginning(word: string): string[] {
  const begins = (name: string) => name.toLowerCase().startsWith(word.toLowerCase())
  return cities
    .map((row) => Object.values(row))
    .filter((names) => names.some(begins))
    .flat()
}

/** 'Vienna' for Wien in English, 'Wien' for Vienna in German; every other city as it is. */
export function cityName(city: string, language: Language): string {
  return rowOf.get(city)?.[language] ?? city
}
