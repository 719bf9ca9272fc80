import type { Invoice } from '#domain/invoice/invoice.ts'
import { taxNote } from '#domain/invoice/tax-note.ts'
import { type VatCategory, vatCategory } from '#domain/invoice/vat-category.ts'
import type { VatLine } from '#domain/pricing/quote.ts'
import { amount } from './e-invoice-amount.ts'

/** VATEX codes: the reasons for no VAT that every country knows. What is merely exempt beside other groups says why in words. */
const reasonCodes: Partial<Record<VatCategory, string>> = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' }

/** How a line is taxed. What is not subject to VAT has no rate, not even zero (BR-O-05). */
export function taxCategory(invoice: Invoice, group: VatLine) {
  const code = vatCategory(invoice, group)
  return {
    'cbc:ID': code,
    ...(code === 'O' ? {} : { 'cbc:Percent': String(group.rate) }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

/** The VAT of an invoice: one subtotal for each category and rate, since the standard does not tell countries apart (BR-S-08). */
export function taxTotal(invoice: Invoice) {
  const merged = new Map<string, VatLine>()
  for (const group of invoice.vat) {
    const key = `${vatCategory(invoice, group)} ${group.rate}`
    const same = merged.get(key)
    merged.set(key, same ? { ...same, net: same.net + group.net, vat: same.vat + group.vat } : group)
  }
  return [
    {
      ...amount('cbc:TaxAmount', invoice.gross - invoice.net),
      'cac:TaxSubtotal': [...merged.values()].map((group) => subtotal(invoice, group)),
    },
  ]
}

function subtotal(invoice: Invoice, group: VatLine) {
  const { 'cac:TaxScheme': scheme, ...category } = taxCategory(invoice, group)
  // unlike a line, a group has a rate in any case: XRechnung asks for one also where nothing is taxable (BR-DE-14)
  const rate = 'cbc:Percent' in category ? {} : { 'cbc:Percent': '0' }
  const code = reasonCodes[vatCategory(invoice, group)]
  const reason = taxNote(group)?.[invoice.language]
  return {
    ...amount('cbc:TaxableAmount', group.net),
    ...amount('cbc:TaxAmount', group.vat),
    'cac:TaxCategory': {
      ...category,
      ...rate,
      ...(code ? { 'cbc:TaxExemptionReasonCode': code } : {}),
      ...(reason ? { 'cbc:TaxExemptionReason': reason } : {}),
      'cac:TaxScheme': scheme,
    },
  }
}
