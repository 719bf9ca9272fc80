import type { Cents } from '#domain/money.ts'
import { type CertificationSlug, certificationBySlug } from '#domain/workshop/certification.ts'
import { type Region, regionOf } from './region.ts'

/** What a seat costs in each region, in tenths of its price: 1990, 1194 and 796; 8990, 5394 and 3596 (SPEC §9). */
const tenths: Record<Region, number> = { 1: 10, 2: 6, 3: 4 }

/** The net price of a seat in a region, in whole cents, half a cent up. */
export function regionalPrice(price: Cents, region: Region): Cents {
  return Math.round((price * tenths[region]) / 10)
}

export interface RegionQuestion {
  certification: CertificationSlug
  /** ISO 3166-1 alpha-2 of the invoice address. */
  country: string
  declinesRegionalDiscount: boolean
}

/** Whose price a booking gets: region 1 where there is no regional price, and for whoever declines it. */
export function priceRegion({ certification, country, declinesRegionalDiscount }: RegionQuestion): Region {
  return declinesRegionalDiscount ? 1 : offeredRegion(certification, country)
}

/** The region that a country is asked about for a workshop. */
export function offeredRegion(certification: CertificationSlug, country: string): Region {
  return certificationBySlug(certification)?.hasRegionalPrice ? regionOf(country) : 1
}
