import { type Cents, euros } from '../money.ts'
import { defaultPackagePrices, type PackagePrices } from '../package/package-prices.ts'
import type { Region } from '../pricing/region.ts'
import { type CertificationSlug, certifications } from '../workshop/certification.ts'

/** The workshops that there are self-paced. */
export const ticketSlugs = ['flin', 'fl2d', 'flsa', 'flcl'] as const satisfies readonly CertificationSlug[]
export type TicketSlug = (typeof ticketSlugs)[number]

export interface DiscoverPrices {
  onSite: Cents
  online: Cents
}

/** What things cost, as the owner has set it (docs/rules/settings.md). Dates have prices of their own, which start from this list. */
export interface PriceList {
  /** Net price of one seat in region 1, by certification. */
  seats: Readonly<Record<CertificationSlug, Cents>>
  /** Net price of one ticket, by what can be had self-paced. */
  tickets: Readonly<Record<TicketSlug, Cents>>
  packages: PackagePrices
  /** Net price of the introduction when it is added to a seat. */
  introduction: Cents
  /** What Discover adds to the net price of a seat in region 1. */
  discover: DiscoverPrices
  /** What a seat costs in the other regions, in percent of its price. */
  percent: Readonly<Record<Exclude<Region, 1>, number>>
  /** Whether list and booking form say what a group saves. */
  discountMessage: 'shown' | 'hidden'
  /** Countries whose region is another one than by income; ISO 3166-1 alpha-2. */
  regions: Readonly<Partial<Record<string, Region>>>
}

/** 79 instead of 99 for the introduction; 2290 and 2190 with Discover; 1990, 1194 and 796 by region (docs/product.md#prices). */
export const defaultPrices: PriceList = {
  // every slug has its entry in `certifications`, which a test holds
  seats: Object.fromEntries(certifications.map(({ slug, price }) => [slug, price])) as Record<CertificationSlug, Cents>,
  // the same: each slug has its entry
  tickets: Object.fromEntries(
    certifications.filter(({ hasSelfPaced }) => hasSelfPaced).map(({ slug, price }) => [slug, price]),
  ) as Record<TicketSlug, Cents>,
  packages: defaultPackagePrices,
  introduction: euros(79),
  discover: { onSite: euros(300), online: euros(200) },
  percent: { 2: 60, 3: 40 },
  discountMessage: 'shown',
  regions: {},
}
