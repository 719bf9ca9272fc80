import type { Invoice, InvoiceLine } from '#domain/invoice/invoice.ts'
import { lineName } from '#domain/invoice/line-name.ts'
import { amount } from './e-invoice-amount.ts'
import { taxCategory } from './e-invoice-tax.ts'

/** UN/ECE Recommendation 20: one piece. */
const piece = 'C62'

/** A line of EN 16931: what is taken back has a negative quantity, never a negative price (BR-27). */
export function lineOf(invoice: Invoice, line: InvoiceLine, index: number) {
  const group = invoice.vat[line.vatIndex]
  if (!group) throw new Error(`a line of ${invoice.number} belongs to no VAT`)
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': String(line.quantity),
    'cbc:InvoicedQuantity@unitCode': piece,
    ...amount('cbc:LineExtensionAmount', line.net),
    'cac:Item': {
      'cbc:Name': lineName(line, invoice.language),
      'cac:ClassifiedTaxCategory': taxCategory(invoice, group),
    },
    'cac:Price': amount('cbc:PriceAmount', line.unitNet),
  }
}
