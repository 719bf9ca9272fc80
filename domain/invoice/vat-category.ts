import type { VatLine } from '#domain/pricing/quote.ts'
import type { Invoice } from './invoice.ts'

/** The codes of EN 16931 for how something is taxed: standard rate, reverse charge, exempt, outside the scope of VAT. */
export type VatCategory = 'S' | 'AE' | 'E' | 'O'

/**
 * The code of a group of lines. What is not taxable stands under `O`, which may stand only alone and without VAT ids (BR-O-02,
 * BR-O-11); beside other groups it is `E` with the same reason in words.
 */
export function vatCategory(invoice: Pick<Invoice, 'vat'>, { rule, country }: VatLine): VatCategory {
  if (country !== null) return 'S'
  if (rule === 'reverse-charge') return 'AE'
  return invoice.vat.length === 1 ? 'O' : 'E'
}
