import { renderToBuffer } from '@react-pdf/renderer'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { InvoiceDocument } from './invoice-document.tsx'
import { registerFonts } from './invoice-fonts.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { drawable } from './script-fonts.ts'

registerFonts()

/** An invoice as a PDF in its own language, without the data for machines. */
export async function invoicePdf(invoice: Invoice, isTrial = false): Promise<Uint8Array> {
  const { language } = invoice
  const words = invoiceSheet(invoice, language)
  const { fonts, text } = await drawable([...words.buyer, ...words.facts.map(({ value }) => value)])
  const facts = words.facts.map(({ label, value }) => ({ label, value: text(value) }))
  const sheet = { ...words, facts, buyer: words.buyer.map(text) }
  return renderToBuffer(<InvoiceDocument sheet={sheet} language={language} fonts={fonts} isTrial={isTrial} />)
}
