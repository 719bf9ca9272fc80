import type { Cents } from '../money.ts'
import type { PriceList } from '../settings/price-list.ts'
import { type CertificationSlug, certificationBySlug } from '../workshop/certification.ts'
import { type Region, regionOf } from './region.ts'

/** The net price of a seat in a region, in whole cents, half a cent up: 1990, 1194 and 796; 8990, 5394 and 3596 (docs/product.md#regional-prices). */
export function regionalPrice(price: Cents, region: Region, { percent }: Pick<PriceList, 'percent'>): Cents {
  return region === 1 ? price : Math.round((price * percent[region]) / 100)
}

export interface RegionQuestion {
  certification: CertificationSlug
  /** ISO 3166-1 alpha-2 of the invoice address. */
  country: string
  declinesRegionalDiscount: boolean
}

/** The region whose price applies: 1 where there is no regional price, and for a booker who declines it. */
export function priceRegion(
  { certification, country, declinesRegionalDiscount }: RegionQuestion,
  prices: Pick<PriceList, 'regions'>,
): Region {
  return declinesRegionalDiscount ? 1 : offeredRegion(certification, country, prices)
}

/** The region that a country is asked about for a workshop. */
export function offeredRegion(
  certification: CertificationSlug,
  country: string,
  { regions }: Pick<PriceList, 'regions'>,
): Region {
  return certificationBySlug(certification)?.hasRegionalPrice ? regionOf(country, regions) : 1
}
