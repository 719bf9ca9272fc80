import { type Buyer, sellerCountry } from '#domain/tax/tax.ts'
import { countryOfVatId, isVatId } from '#domain/tax/vat-id.ts'
import { fieldOf, isTicked, textOf } from './partial-form.ts'

/** Who buys, as far as the invoice address is filled in. As long as no country is chosen it reckons with the seller's. */
export function partialBuyer(invoice: unknown): { buyer: Buyer; countryAssumed: boolean } {
  const country = textOf(fieldOf(invoice, 'country'))
  return {
    buyer: { country: country || sellerCountry, hasVatId: hasVatId(invoice, country) },
    countryAssumed: !country,
  }
}

function hasVatId(invoice: unknown, country: string): boolean {
  const vatId = textOf(fieldOf(invoice, 'vatId'))
  return !isTicked(fieldOf(invoice, 'noVatId')) && countryOfVatId(vatId) === country && isVatId(vatId)
}
