import type { IsoDate } from '../iso-date.ts'

/**
 * Standard VAT rates in percent by country, for the places where this company may have to charge VAT:
 * the member states of the EU (live online and on demand to consumers, on-site events) and Switzerland (on-site events).
 * Source: European Commission, 'VAT rates applied in the Member States of the European Union' and the Swiss Federal Tax
 * Administration, both as in force in November 2026. Greece is GR here (EL only in VAT ids).
 */
export const vatRates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

/** Switzerland is in the rates for its events but is not a member state. A word that is no country, such as 'constructor', is none either. */
export function isEuCountry(country: string): boolean {
  return country !== 'CH' && Object.hasOwn(vatRates, country)
}

/** Rates that an owner has entered since, in percent, by country and the day on which each begins: { AT: { '2027-01-01': 21 } }. */
export type RateChanges = Readonly<Partial<Record<string, Readonly<Record<IsoDate, number>>>>>

/** The rate of a country on a day. Throws for a country without a rate: an event there needs the rate first. */
export function vatRateOf(country: string, day: IsoDate, changes: RateChanges = {}): number {
  const written = Object.hasOwn(vatRates, country) ? vatRates[country] : undefined
  if (written === undefined) throw new RangeError(`no VAT rate known for ${country}`)
  const begun = Object.entries(changes[country] ?? {}).filter(([from]) => from <= day)
  return begun.toSorted(([one], [other]) => (one < other ? -1 : 1)).at(-1)?.[1] ?? written
}
