import { dayIn, type IsoDate } from '../iso-date.ts'
import type { Cents } from '../money.ts'
import type { PackageSlug } from '../package/package.ts'
import { type Buyer, type RateChanges, type TaxedProduct, type TaxRule, taxRuleFor, vatRateOf } from '../tax/tax.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import {
  defaultTariff,
  freeSeats,
  offersDiscover,
  offersIntroduction,
  priceRegion,
  type Region,
  regionalPrice,
  type Tariff,
} from './tariff.ts'

/** The subject of a line. A package names the workshop of its licences, if any. */
export type LineSubject =
  | {
      kind: 'seat' | 'discover' | 'three-for-two' | 'add-on' | 'ticket' | 'free-ticket'
      certification: CertificationSlug
    }
  | { kind: 'package'; package: PackageSlug; certification: CertificationSlug | null }

/** One line of an order, before VAT. */
export type QuoteLine = LineSubject & LineAmounts

interface LineAmounts {
  quantity: number
  /** Net unit price; negative for a discount. */
  unitNet: Cents
  /** quantity × unitNet */
  net: Cents
  /** Index of the line's group in `Quote.vat`. */
  vatIndex: number
}

/** The VAT of all lines with the same treatment, rounded once (docs/rules/tax.md). */
export interface VatLine {
  rule: TaxRule['name']
  /** ISO country of the VAT; null where none is charged. */
  country: string | null
  /** In percent: 20 */
  rate: number
  net: Cents
  vat: Cents
}

export interface Quote {
  lines: QuoteLine[]
  net: Cents
  vat: VatLine[]
  gross: Cents
  /** Set for a regional price. */
  region?: Exclude<Region, 1>
}

/** Whether an order costs the total that its page showed, in cents; undefined where the page could not know it (docs/rules/pricing.md). */
export function isShownPrice({ gross }: Quote, shown: Cents | undefined): boolean {
  return shown === undefined || shown === gross
}

interface Schedule {
  sessions: readonly { startsAt: Temporal.Instant | string; endsAt: Temporal.Instant | string }[]
  location: { city: string } | null
}

/** Days, hours and city of a date as its page shows them: '2027-01-26T08:00:00Z/2027-01-26T16:00:00Z Graz' */
export function shownSchedule({ sessions, location }: Schedule): string {
  return [...sessions.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`), location?.city ?? 'online'].join(' ')
}

export interface QuoteRequest {
  certification: CertificationSlug
  product: TaxedProduct
  /** Net price of one seat. */
  seatPrice: Cents
  participants: number
  /** How many participants add the introduction. */
  introductions: number
  /** Discover for everyone, which includes the introduction. */
  discover?: boolean
  buyer: Buyer
  /** The last day of the workshop in its time zone, which decides the VAT rate (docs/rules/tax.md). */
  heldOn: IsoDate
  /** The introduction is accessible from the day of the order. */
  orderedOn: IsoDate
  /** Region 1 unless a regional price applies, which excludes '3 for 2' (docs/product.md#three-for-two). */
  region?: Region
  /** The price list by default. */
  tariff?: Tariff
}

/** The price of a booking (docs/rules/pricing.md): in the browser while the form is filled in, on the server when it is placed. */
export function quote(request: QuoteRequest): Quote {
  const { certification, participants, product, buyer, heldOn, orderedOn } = request
  const { discover = false, region = 1, tariff = defaultTariff } = request
  const seatPrice = regionalPrice(request.seatPrice, region, tariff.prices)
  const discoverPrice = discover ? regionalPrice(discoverSurcharge(product, tariff), region, tariff.prices) : 0
  const free = region === 1 ? freeSeats(participants) : 0
  const priced = quoteOf(
    [
      { subject: { kind: 'seat', certification }, quantity: participants, unitNet: seatPrice, product, on: heldOn },
      {
        subject: { kind: 'discover', certification },
        quantity: discover ? participants : 0,
        unitNet: discoverPrice,
        product,
        on: heldOn,
      },
      {
        subject: { kind: 'three-for-two', certification },
        quantity: free,
        unitNet: -(seatPrice + discoverPrice),
        product,
        on: heldOn,
      },
      {
        subject: { kind: 'add-on', certification: 'flin' },
        quantity: discover ? 0 : request.introductions,
        unitNet: tariff.prices.introduction,
        product: { kind: 'on-demand' },
        on: orderedOn,
      },
    ],
    buyer,
    tariff.rates,
  )
  return region === 1 ? priced : { ...priced, region }
}

function discoverSurcharge(product: TaxedProduct, { prices }: Tariff): Cents {
  return product.kind === 'on-site' ? prices.discover.onSite : prices.discover.online
}

export function hasDiscover({ lines }: Pick<Quote, 'lines'>): boolean {
  return lines.some(({ kind }) => kind === 'discover')
}

/** One item on sale, before VAT. */
export interface PricedItem {
  subject: LineSubject
  quantity: number
  /** Net unit price; negative for a discount. */
  unitNet: Cents
  product: TaxedProduct
  /** The day of delivery, or its last day, which decides the VAT rate. */
  on: IsoDate
}

/** Calculates lines, net, VAT and total of a sale. Drops items with quantity zero. */
export function quoteOf(items: readonly PricedItem[], buyer: Buyer, rates: RateChanges): Quote {
  return totalOf(
    items.map(({ subject, quantity, unitNet, product, on }) => ({
      subject,
      quantity,
      unitNet,
      taxed: () => taxOf(product, buyer, { on, rates }),
    })),
  )
}

interface TaxedItem extends Pick<PricedItem, 'subject' | 'quantity' | 'unitNet'> {
  /** Asked only of what is sold. */
  taxed: () => Tax
}

/** Lines, net, VAT and total of what is known to be taxed. Items of zero are left out. */
export function totalOf(items: readonly TaxedItem[]): Quote {
  const vat: VatLine[] = []
  const lines: QuoteLine[] = []
  for (const { subject, quantity, unitNet, taxed } of items) {
    if (quantity === 0) continue
    const net = quantity * unitNet
    const vatIndex = vatLineFor(vat, taxed())
    const group = vat[vatIndex]
    if (group) group.net += net
    lines.push({ ...subject, quantity, unitNet, net, vatIndex })
  }
  for (const group of vat) group.vat = vatOf(group.net, group.rate)
  const net = sum(vat.map((group) => group.net))
  return { lines, net, vat, gross: net + sum(vat.map((group) => group.vat)) }
}

/** Applies another buyer's VAT to agreed net prices (docs/rules/office-bookings.md). `date` is null for products without a date. */
export function taxedFor(
  { lines, region }: Pick<Quote, 'lines' | 'region'>,
  buyer: Buyer,
  { date, orderedOn, rates }: { date: PricedDate | null; orderedOn: IsoDate; rates: RateChanges },
): Quote {
  const items = lines.map((line): PricedItem => {
    const { quantity, unitNet } = line
    if (date && line.kind !== 'add-on')
      return { subject: line, quantity, unitNet, product: taxedProduct(date), on: lastDayOf(date) }
    const product: TaxedProduct = { kind: line.kind === 'package' ? 'live-online' : 'on-demand' }
    return { subject: line, quantity, unitNet, product, on: orderedOn }
  })
  const quoted = quoteOf(items, buyer, rates)
  return region === undefined ? quoted : { ...quoted, region }
}

/** Whether any line has VAT. Two reasons for not charging it cannot meet in one order: both depend on the buyer alone. */
export function isTaxed({ vat }: Pick<Quote, 'vat'>): boolean {
  return vat.some(({ country }) => country !== null)
}

/** VAT of a net amount, rounded half up. Calculated in tenths of a percent to stay integer, because rates may have one decimal. */
export function vatOf(net: Cents, ratePercent: number): Cents {
  return Math.round((net * Math.round(ratePercent * 10)) / 1000)
}

/** Index of the VAT group for a rule, country and rate; adds a group if needed. */
function vatLineFor(vat: VatLine[], { rule, country, rate }: Tax): number {
  const found = vat.findIndex(
    (line) => line.country === country && line.rate === rate && (country !== null || line.rule === rule),
  )
  if (found >= 0) return found
  return vat.push({ rule, country, rate, net: 0, vat: 0 }) - 1
}

type Tax = Pick<VatLine, 'rule' | 'country' | 'rate'>

function taxOf(product: TaxedProduct, buyer: Buyer, { on, rates }: { on: IsoDate; rates: RateChanges }): Tax {
  const rule = taxRuleFor(product, buyer)
  const country = rule.country(product, buyer)
  return { rule: rule.name, country, rate: country === null ? 0 : vatRateOf(country, on, rates) }
}

function sum(amounts: Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** The fields of a live date that pricing needs and that the browser has. */
export interface PricedDate {
  certification: CertificationSlug
  delivery: LiveDate['delivery']
  /** Net price of one seat. */
  price: Cents
  location: { country: string } | null
  /** In order, at least one. */
  sessions: readonly { endsAt: { toString(): string } }[]
  /** IANA zone. */
  zone: string
}

export interface PricedBooking {
  participants: number
  introductions: number
  /** Requested; ignored where it is not offered. */
  discover?: boolean | undefined
  buyer: Buyer
  declinesRegionalDiscount: boolean
  /** The day in Vienna. */
  orderedOn: IsoDate
}

/** The price of a booking on a live date under a tariff; the booking form shows it while it is filled in. */
export function quoteFor(date: PricedDate, booking: PricedBooking, tariff: Tariff): Quote {
  return quote({
    certification: date.certification,
    product: taxedProduct(date),
    seatPrice: date.price,
    participants: booking.participants,
    introductions: offersIntroduction(date.certification) ? booking.introductions : 0,
    discover: booking.discover === true && offersDiscover(date.certification),
    buyer: booking.buyer,
    heldOn: lastDayOf(date),
    orderedOn: booking.orderedOn,
    region: priceRegion(
      {
        certification: date.certification,
        country: booking.buyer.country,
        declinesRegionalDiscount: booking.declinesRegionalDiscount,
      },
      tariff.prices,
    ),
    tariff,
  })
}

export function taxedDelivery(date: PricedDate): { product: TaxedProduct; on: IsoDate } {
  return { product: taxedProduct(date), on: lastDayOf(date) }
}

function lastDayOf({ sessions, zone }: PricedDate): IsoDate {
  const last = sessions.at(-1)
  if (!last) throw new RangeError('a workshop date has at least one session')
  return dayIn(last.endsAt, zone)
}

function taxedProduct(date: PricedDate): TaxedProduct {
  if (date.delivery === 'online' || !date.location) return { kind: 'live-online' }
  return { kind: 'on-site', eventCountry: date.location.country }
}
