import { checkVAT, countries } from 'jsvat'

/** Checks format and check digits by country (docs/product.md#vat; `jsvat`). VIES is asked afterwards and never blocks a booking. */
export function isVatId(value: string): boolean {
  return checkVAT(value, countries).isValid
}

/** Upper case without spaces, dots, dashes and marks that no one sees: 'atu 6789.1234' becomes 'ATU67891234'. */
export function normaliseVatId(value: string): string {
  return value.toUpperCase().replaceAll(/[\s.\p{Pd}\p{Cf}]/gu, '')
}

/** The ISO country of a VAT id: Greece uses EL, Northern Ireland XI. */
export function countryOfVatId(value: string): string | undefined {
  const prefix = normaliseVatId(value).slice(0, 2)
  if (prefix === 'EL') return 'GR'
  return /^[A-Z]{2}$/.test(prefix) ? prefix : undefined
}
