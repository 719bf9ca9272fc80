import { renderToBuffer } from '@react-pdf/renderer'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { drawable } from './drawable.ts'
import { InvoiceDocument } from './invoice-document.tsx'
import { registerFonts } from './invoice-fonts.ts'
import { invoiceSheet } from './invoice-sheet.ts'

registerFonts()

/** An invoice as a PDF in its own language, without the data for machines. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const { language } = invoice
  const words = invoiceSheet(invoice, language)
  const facts = words.facts.map(({ label, value }) => ({ label, value: drawable(value) }))
  const sheet = { ...words, facts, buyer: words.buyer.map(drawable) }
  return renderToBuffer(<InvoiceDocument sheet={sheet} language={language} />)
}
