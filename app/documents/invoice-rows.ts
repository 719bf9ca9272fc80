import type { Invoice, InvoiceLine } from '#domain/invoice/invoice.ts'
import { lineName } from '#domain/invoice/line-name.ts'
import { taxNote } from '#domain/invoice/tax-note.ts'
import type { Language } from '#domain/language.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { countryName } from '../i18n/format-place.ts'
import { invoiceText } from './invoice-text.ts'

export interface InvoiceRow {
  what: string
  /** How this line is taxed, where the lines of one invoice differ. */
  note?: string
  quantity: string
  price: string
  /** '20 %'; '–' where no VAT is charged. */
  rate: string
  amount: string
}

/** One row for each line of an invoice. */
export function invoiceRows(invoice: Invoice, language: Language): InvoiceRow[] {
  return invoice.lines.map((line) => {
    const note = groupNote(invoice, line, language)
    const group = invoice.vat[line.vatIndex]
    const row = {
      what: lineName(line, language),
      quantity: String(line.quantity).replace('-', '−'),
      price: formatMoney(line.unitNet, language),
      rate: group && group.country !== null ? percent(group.rate, language) : '–',
      amount: formatMoney(line.net, language),
    }
    return note === undefined ? row : { ...row, note }
  })
}

/** '20 %' with a space that does not break, '20%' in English. */
export function percent(rate: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return format.format(rate / 100)
}

function groupNote({ vat }: Invoice, { vatIndex }: InvoiceLine, language: Language): string | undefined {
  const group = vat[vatIndex]
  if (!group || vat.length === 1) return
  if (group.country === null) return taxNote(group)?.[language]
  return `${percent(group.rate, language)} ${invoiceText(language)('rate')}, ${countryName(group.country, language)}`
}
