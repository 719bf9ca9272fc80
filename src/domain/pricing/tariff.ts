import { type Cents, euros } from '../money.ts'
import type { Package } from '../package/package.ts'
import type { RateChanges } from '../tax/tax.ts'
import { type CertificationSlug, certificationBySlug, certifications } from '../workshop/certification.ts'
import { lowerMiddleOrLowIncome, upperMiddleIncome } from './income-groups.ts'

/** The introduction is offered with every workshop that asks for it first, so not with the introduction itself (docs/product.md#certifications). */
export function offersIntroduction(certification: CertificationSlug): boolean {
  return certificationBySlug(certification)?.needsIntroduction ?? false
}

/** Discover can be had with the workshops of two days (docs/rules/pricing.md). */
export function offersDiscover(certification: CertificationSlug): boolean {
  return certificationBySlug(certification)?.hasDiscover ?? false
}

/**
 * What an order is reckoned by: prices of the time it was asked for (docs/decisions/0111), and rates of VAT as they are known now. Which rate,
 * the day of delivery says (docs/rules/tax.md).
 */
export interface Tariff {
  prices: PriceList
  rates: RateChanges
}

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

/** '3 for 2' (docs/product.md#three-for-two): each full three participants of one booking pay for two. Gives the number of free seats. */
export function freeSeats(participants: number): number {
  return Math.floor(participants / 3)
}

/** What 3 for 2 saves a group at most, in the numbers of the message about it. */
export interface GroupDiscount {
  /** In percent, rounded down. */
  percent: number
  /** The most people that one booking can have. */
  people: number
  /** Whether that depends on the date. */
  varies: boolean
  /** Of so many people, so many pay. */
  of: number
  pay: number
}

/** Reckoned from the rule itself, for dates with these limits of participants; null where no booking can have a free seat. */
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
  /** Of a place in Flight Levels NOW: a licence and its share of the five coachings. */
  now: Cents
  /** Of a whole package of Realise, for up to so many people. */
  realise: Readonly<Record<3 | 4 | 5, Cents>>
}

/** '1490 per participant'; 7500 for three, 8700 for four, 9900 for five (docs/product.md#packages). */
export const defaultPackagePrices: PackagePrices = {
  now: euros(1490),
  realise: { 3: euros(7500), 4: euros(8700), 5: euros(9900) },
}

/** What one package costs. */
export function packagePrice({ programme, people }: Package, prices: PackagePrices): Cents {
  return programme === 'now' ? people * prices.now : prices.realise[people]
}

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

/** As long as no one has set anything. */
export const defaultTariff: Tariff = { prices: defaultPrices, rates: {} }
