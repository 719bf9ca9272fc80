import { type Buyer, sellerCountry } from '#domain/tax/tax.ts'
import { countryOfVatId, isVatId } from '#domain/tax/vat-id.ts'

/*
 * A form as the browser holds it while it is filled in: objects of texts, ticked boxes 'on', parts missing. Nothing of it is certain.
 */

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isTicked(value: unknown): boolean {
  return value === 'on' || value === true
}

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
