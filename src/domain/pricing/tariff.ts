import { type Cents, euros } from '../money.ts'
import type { Package } from '../package/package.ts'
import type { RateChanges } from '../tax/tax.ts'
import { type CertificationSlug, certificationBySlug, certifications } from '../workshop/certification.ts'
import { lowerMiddleOrLowIncome, upperMiddleIncome } from './income-groups.ts'

/** Offered with every workshop that requires the introduction, so not with the introduction itself (docs/product.md#certifications). */
export function offersIntroduction(certification: CertificationSlug): boolean {
  return certificationBySlug(certification)?.needsIntroduction ?? false
}

/** Discover is available with the two-day workshops (docs/rules/pricing.md). */
export function offersDiscover(certification: CertificationSlug): boolean {
  return certificationBySlug(certification)?.hasDiscover ?? false
}

/** What an order is priced by: the prices at the request (docs/decisions/0111) and the VAT rates known now (docs/rules/tax.md). */
export interface Tariff {
  prices: PriceList
  rates: RateChanges
}

/** Price regions (docs/product.md#regional-prices). */
export type Region = 1 | 2 | 3

/** EU and EEA countries and Switzerland, where prices by residence are not allowed: always region 1. */
const alwaysRegionOne = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether prices by residence are prohibited there, so that owners cannot set another region. */
export function isAlwaysRegionOne(country: string): boolean {
  return alwaysRegionOne.has(country)
}

/** The region of a country (ISO 3166-1 alpha-2): set by the owner (`others`), else by income group, else 1. */
export function regionOf(country: string, others: Readonly<Partial<Record<string, Region>>> = {}): Region {
  if (alwaysRegionOne.has(country)) return 1
  // Form input may be 'constructor'.
  const other = Object.hasOwn(others, country) ? others[country] : undefined
  if (other !== undefined) return other
  if (upperMiddleIncome.has(country)) return 2
  if (lowerMiddleOrLowIncome.has(country)) return 3
  return 1
}

/** The net price of a seat in a region, in cents, rounded half up: 1990, 1194 and 796; 8990, 5394 and 3596 (docs/product.md#regional-prices). */
export function regionalPrice(price: Cents, region: Region, { percent }: Pick<PriceList, 'percent'>): Cents {
  return region === 1 ? price : Math.round((price * percent[region]) / 100)
}

export interface RegionQuestion {
  certification: CertificationSlug
  /** ISO 3166-1 alpha-2 of the invoice address. */
  country: string
  declinesRegionalDiscount: boolean
}

/** The region whose price applies. Region 1 without regional prices, and for a booker who declines the discount. */
export function priceRegion(
  { certification, country, declinesRegionalDiscount }: RegionQuestion,
  prices: Pick<PriceList, 'regions'>,
): Region {
  return declinesRegionalDiscount ? 1 : offeredRegion(certification, country, prices)
}

/** The region that the booking form offers to a country. */
export function offeredRegion(
  certification: CertificationSlug,
  country: string,
  { regions }: Pick<PriceList, 'regions'>,
): Region {
  return certificationBySlug(certification)?.hasRegionalPrice ? regionOf(country, regions) : 1
}

/** '3 for 2' (docs/product.md#three-for-two): the number of free seats, one per three participants of a booking. */
export function freeSeats(participants: number): number {
  return Math.floor(participants / 3)
}

export interface GroupDiscount {
  /** In percent, rounded down. */
  percent: number
  /** The largest possible booking. */
  people: number
  /** Whether the limit depends on the date. */
  varies: boolean
  /** `pay` of `of` people pay. */
  of: number
  pay: number
}

/** Calculated from the rule for dates with these participant limits; null when no booking can get a free seat. */
export function groupDiscount(limits: readonly number[]): GroupDiscount | null {
  const people = Math.max(0, ...limits)
  const parties = Array.from({ length: people }, (_, index) => index + 1)
  const of = parties.find((party) => freeSeats(party) > 0)
  if (of === undefined) return null
  const share = Math.max(...parties.map((party) => freeSeats(party) / party))
  return { percent: Math.floor(share * 100), people, varies: new Set(limits).size > 1, of, pay: of - freeSeats(of) }
}

/** Net prices of the packages (docs/product.md#packages). */
export interface PackagePrices {
  /** Per person in Flight Levels NOW: a licence and a share of the five coachings. */
  now: Cents
  /** Per package of Realise, by its maximum number of people. */
  realise: Readonly<Record<3 | 4 | 5, Cents>>
}

/** '1490 per participant'; 7500 for three, 8700 for four, 9900 for five (docs/product.md#packages). */
export const defaultPackagePrices: PackagePrices = {
  now: euros(1490),
  realise: { 3: euros(7500), 4: euros(8700), 5: euros(9900) },
}

export function packagePrice({ programme, people }: Package, prices: PackagePrices): Cents {
  return programme === 'now' ? people * prices.now : prices.realise[people]
}

export const ticketSlugs = ['flin', 'fl2d', 'flsa', 'flcl'] as const satisfies readonly CertificationSlug[]

export type TicketSlug = (typeof ticketSlugs)[number]

export interface DiscoverPrices {
  onSite: Cents
  online: Cents
}

/** The price list set by the owner (docs/rules/settings.md). Dates have their own prices, which start from this list. */
export interface PriceList {
  /** Net price of one seat in region 1. */
  seats: Readonly<Record<CertificationSlug, Cents>>
  /** Net price of one self-paced ticket. */
  tickets: Readonly<Record<TicketSlug, Cents>>
  packages: PackagePrices
  /** Net price of the introduction as an add-on to a seat. */
  introduction: Cents
  /** Net surcharge of Discover per seat in region 1. */
  discover: DiscoverPrices
  /** Seat prices of the other regions, in percent. */
  percent: Readonly<Record<Exclude<Region, 1>, number>>
  /** Whether list and booking form show the group discount. */
  discountMessage: 'shown' | 'hidden'
  /** Countries with another region than by income; ISO 3166-1 alpha-2. */
  regions: Readonly<Partial<Record<string, Region>>>
}

/** 79 instead of 99 for the introduction; 2290 and 2190 with Discover; 1990, 1194 and 796 by region (docs/product.md#prices). */
export const defaultPrices: PriceList = {
  // as: every slug has an entry in `certifications`, which a test checks
  seats: Object.fromEntries(certifications.map(({ slug, price }) => [slug, price])) as Record<CertificationSlug, Cents>,
  // as: see above
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

export const defaultTariff: Tariff = { prices: defaultPrices, rates: {} }
