import { checkVAT, countries } from 'jsvat'

/**
 * Whether a VAT id has the form and check digits of its country (docs/product.md#vat; `jsvat`). It says nothing about whether the id is
 * registered: that is asked of VIES afterwards and never stops a booking.
 */
export function isVatId(value: string): boolean {
  return checkVAT(value, countries).isValid
}

/** Upper case, without the spaces, dots and dashes that people write: 'atu 6789.1234' becomes 'ATU67891234'. */
export function normaliseVatId(value: string): string {
  return value.toUpperCase().replace(/[\s.-]/g, '')
}

/** ISO country of a VAT id: Greece writes EL, Northern Ireland XI. */
export function countryOfVatId(value: string): string | undefined {
  const prefix = normaliseVatId(value).slice(0, 2)
  if (prefix === 'EL') return 'GR'
  return /^[A-Z]{2}$/.test(prefix) ? prefix : undefined
}
