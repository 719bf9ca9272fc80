import type { IsoDate } from '../iso-date.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import { normaliseVatId } from './vat-id.ts'

/**
 * Standard VAT rates in percent by country, where this company may have to charge VAT: EU member states (live online and on demand to consumers,
 * on-site events) and Switzerland (on-site events). Source: European Commission, 'VAT rates applied in the Member States of the European Union', and
 * the Swiss Federal Tax Administration, as in force in November 2026. Greece is GR here (EL only in VAT ids).
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

/** Switzerland has a rate for its events but is not a member state. `hasOwn` rejects input such as 'constructor'. */
export function isEuCountry(country: string): boolean {
  return country !== 'CH' && Object.hasOwn(vatRates, country)
}

/** Rates entered by an owner, in percent by country and first day: { AT: { '2027-01-01': 21 } }. */
export type RateChanges = Readonly<Partial<Record<string, Readonly<Record<IsoDate, number>>>>>

/** The rate of a country on a day. Throws for a country without a rate. */
export function vatRateOf(country: string, day: IsoDate, changes: RateChanges = {}): number {
  const written = Object.hasOwn(vatRates, country) ? vatRates[country] : undefined
  if (written === undefined) throw new RangeError(`no VAT rate known for ${country}`)
  const begun = Object.entries(changes[country] ?? {}).filter(([from]) => from <= day)
  return begun.toSorted(([one], [other]) => (one < other ? -1 : 1)).at(-1)?.[1] ?? written
}

/** Enters a rate from a day on, or drops a planned one. */
export type RateCommand =
  | { kind: 'enter'; country: string; from: IsoDate; percent: number }
  | { kind: 'drop'; country: string; from: IsoDate }

export type RateRefusal = 'begun' | 'no-country' | 'already-applies' | 'below-minimum'

export type RateDecision = Result<{ changes: RateChanges }, Refusal<RateRefusal>>

/** Minimum standard rate of member states (Art. 97 of the VAT directive). */
const leastInTheUnion = 15

/** Whether a rate may be entered or dropped (docs/rules/tax.md). Those that have started are fixed, because invoices have used them. */
export function decideRate(changes: RateChanges, command: RateCommand, today: IsoDate): RateDecision {
  const { country, from } = command
  if (!Object.hasOwn(vatRates, country)) return refused('no-country')
  if (from <= today) return refused('begun')
  const { [from]: _, ...others } = changes[country] ?? {}
  if (command.kind === 'drop') return { outcome: 'done', changes: withRates(changes, country, others) }
  const { percent } = command
  if (isEuCountry(country) && percent < leastInTheUnion) return refused('below-minimum')
  if (vatRateOf(country, from, { [country]: others }) === percent) return refused('already-applies')
  return { outcome: 'done', changes: withRates(changes, country, { ...others, [from]: percent }) }
}

function withRates(changes: RateChanges, country: string, rates: Readonly<Record<IsoDate, number>>): RateChanges {
  const { [country]: _, ...others } = changes
  return Object.keys(rates).length === 0 ? others : { ...others, [country]: rates }
}

/** The current rate of a country and all entered ones, earliest first. */
export interface CountryRate {
  country: string
  percent: number
  entered: { from: IsoDate; percent: number; begun: boolean }[]
}

export function ratesOn(day: IsoDate, changes: RateChanges): CountryRate[] {
  return Object.keys(vatRates).map((country) => ({
    country,
    percent: vatRateOf(country, day, changes),
    entered: Object.entries(changes[country] ?? {})
      .map(([from, percent]) => ({ from, percent, begun: from <= day }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  }))
}

/** The tax-relevant kind of a product (docs/product.md#vat). */
export type TaxedProduct = { kind: 'on-site'; eventCountry: string } | { kind: 'live-online' } | { kind: 'on-demand' }

export interface Buyer {
  /** ISO 3166-1 alpha-2 of the invoice address. */
  country: string
  /** Whether a VAT id was given that passes the format check of that country. */
  hasVatId: boolean
}

export interface TaxRule {
  name: 'on-site' | 'domestic' | 'reverse-charge' | 'eu-consumer' | 'outside-eu'
  applies(product: TaxedProduct, buyer: Buyer): boolean
  /** ISO country whose standard rate is charged, or null for none. */
  country(product: TaxedProduct, buyer: Buyer): string | null
}

export const sellerCountry = 'AT'

/**
 * The first match wins (docs/rules/tax.md). On-site events are taxed at their place for businesses too (Art. 53 and 54 of the VAT directive);
 * everything delivered online is taxed where the buyer is.
 */
export const taxRules: readonly TaxRule[] = [
  {
    name: 'on-site',
    applies: (product) => product.kind === 'on-site',
    country: (product) => (product.kind === 'on-site' ? product.eventCountry : null),
  },
  { name: 'domestic', applies: (_, buyer) => buyer.country === sellerCountry, country: () => sellerCountry },
  { name: 'reverse-charge', applies: (_, buyer) => isEuCountry(buyer.country) && buyer.hasVatId, country: () => null },
  { name: 'eu-consumer', applies: (_, buyer) => isEuCountry(buyer.country), country: (_, buyer) => buyer.country },
  { name: 'outside-eu', applies: () => true, country: () => null },
]

export function taxRuleFor(product: TaxedProduct, buyer: Buyer): TaxRule {
  const rule = taxRules.find((candidate) => candidate.applies(product, buyer))
  if (!rule) throw new Error('the last tax rule matches everything')
  return rule
}

/** `unknown`: VIES did not answer in time. */
export const vatCheckResults = ['valid', 'invalid', 'unknown'] as const
export type VatCheckResult = (typeof vatCheckResults)[number]

export interface VatCheck {
  vatId: string
  result: VatCheckResult
  /** VIES's proof of the request, issued only to requesters with a VAT id of their own. */
  consultationNumber?: string | undefined
  checkedAt: Temporal.Instant
}

/** How long VIES is retried before the check is given up (docs/rules/tax.md). */
export const vatCheckTime = { hours: 24 }

/** VIES covers member states only. */
export function isVatCheckable({ country, vatId }: { country: string; vatId?: string | undefined }): boolean {
  return vatId !== undefined && isEuCountry(country)
}

/** Splits an id for VIES: 'ATU13585627' is U13585627 of AT. Greece is EL there. */
export function vatIdParts(vatId: string): { countryCode: string; vatNumber: string } {
  const normal = normaliseVatId(vatId)
  return { countryCode: normal.slice(0, 2), vatNumber: normal.slice(2) }
}
