import { lowerMiddleOrLowIncome, upperMiddleIncome } from './income-groups.ts'

/** Price regions (docs/product.md#regional-prices). */
export type Region = 1 | 2 | 3

/** EEA countries outside the EU and Switzerland: prices by residence are barred there as in the EU, so always region 1. */
const alwaysRegionOne = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether prices by residence are barred there: no owner can set another region. */
export function isAlwaysRegionOne(country: string): boolean {
  return alwaysRegionOne.has(country)
}

/**
 * The price region of a country by ISO 3166-1 alpha-2: where the owner has put it (`others`), else by income. Countries that the World Bank
 * does not list are region 1.
 */
export function regionOf(country: string, others: Readonly<Partial<Record<string, Region>>> = {}): Region {
  if (alwaysRegionOne.has(country)) return 1
  // a form may say 'constructor' for a country
  const other = Object.hasOwn(others, country) ? others[country] : undefined
  if (other !== undefined) return other
  if (upperMiddleIncome.has(country)) return 2
  if (lowerMiddleOrLowIncome.has(country)) return 3
  return 1
}
