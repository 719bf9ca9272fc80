import type { Seller } from '../company.ts'
import type { Cents } from '../money.ts'

interface Transfer {
  seller: Pick<Seller, 'name' | 'bank'>
  amount: Cents
  /** What the recipient recognises it by: the number of the invoice. */
  reference: string
}

/** As many characters as the standard allows. */
const nameLength = 70
const referenceLength = 140

/**
 * A SEPA transfer as the text of a QR code that banking apps read (GiroCode, EPC069-12 version 3.1; docs/rules/invoice.md#the-code-for-banking-apps):
 * version 002, UTF-8, no purpose, a reference in free text.
 */
export function transferCode({ seller: { name, bank }, amount, reference }: Transfer): string {
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bank.bic,
    name.slice(0, nameLength),
    bank.iban,
    `EUR${(amount / 100).toFixed(2)}`,
    '',
    '',
    reference.slice(0, referenceLength),
  ].join('\n')
}
