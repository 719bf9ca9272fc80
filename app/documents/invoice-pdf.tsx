import { renderToBuffer } from '@react-pdf/renderer'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { InvoiceDocument } from './invoice-document.tsx'
import { registerFonts } from './invoice-fonts.ts'
import { invoiceSheet } from './invoice-sheet.ts'

registerFonts()

/** An invoice as a PDF in its own language, without the data for machines. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const { language } = invoice
  const sheet = invoiceSheet(invoice, language)
  return renderToBuffer(<InvoiceDocument sheet={sheet} language={language} />)
}
