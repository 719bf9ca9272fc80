import type { IsoDate } from '../iso-date.ts'
import type { Cents } from '../money.ts'
import { sellerCountry, type TaxedProduct, taxRuleFor } from '../tax/tax.ts'
import { type RateChanges, vatRateOf } from '../tax/vat-rates.ts'
import { vatOf } from './quote.ts'

export interface PrivatePrice {
  gross: Cents
  /** Of VAT, in percent; 0 where none is charged. */
  rate: number
}

/** What a private person pays for a net price, from Austria as long as nothing else is known (docs/rules/pricing.md). */
export function privatePrice(
  net: Cents,
  product: TaxedProduct,
  { on, rates }: { on: IsoDate; rates: RateChanges },
): PrivatePrice {
  const buyer = { country: sellerCountry, hasVatId: false }
  const country = taxRuleFor(product, buyer).country(product, buyer)
  const rate = country === null ? 0 : vatRateOf(country, on, rates)
  return { gross: net + vatOf(net, rate), rate }
}
