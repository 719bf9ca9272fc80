import { isEuCountry } from './vat-rates.ts'

/** What is sold, as far as VAT cares (DESIGN §3). */
export type TaxedProduct = { kind: 'on-site'; eventCountry: string } | { kind: 'live-online' } | { kind: 'on-demand' }

export interface Buyer {
  /** ISO 3166-1 alpha-2 of the invoice address. */
  country: string
  /** Whether a VAT id was given that passes the form check for that country. */
  hasVatId: boolean
}

export interface TaxRule {
  name: 'on-site' | 'domestic' | 'reverse-charge' | 'eu-consumer' | 'outside-eu'
  applies(product: TaxedProduct, buyer: Buyer): boolean
  /** ISO country whose standard rate is charged, or null for none. */
  country(product: TaxedProduct, buyer: Buyer): string | null
}

/** The seller sits in Vienna. */
export const sellerCountry = 'AT'

/**
 * First match wins (docs/rules/tax.md). The place of an on-site event decides for business customers too (Art. 53 and 54 of the
 * VAT directive); everything delivered over the net is taxed where the buyer is.
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

/** The rule that decides the VAT of one product for one buyer. */
export function taxRuleFor(product: TaxedProduct, buyer: Buyer): TaxRule {
  const rule = taxRules.find((candidate) => candidate.applies(product, buyer))
  if (!rule) throw new Error('the last tax rule matches everything')
  return rule
}
