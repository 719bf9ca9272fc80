import type { Invoice } from '#domain/invoice/invoice.ts'
import type { MailAttachment } from '#usecases/ports.ts'
import { eInvoiceOf } from './e-invoice.ts'

/** Draws an invoice for people. */
export type DrawInvoice = (invoice: Invoice) => Promise<Uint8Array>

/** The PDF of an invoice with its data inside (Factur-X, profile EN 16931): one file for people and for accounting programs. */
export async function invoicePdf(invoice: Invoice, draw: DrawInvoice): Promise<MailAttachment> {
  const buffer = await draw(invoice)
  const filename = `${invoice.number}.pdf`
  // Loaded when the first one is drawn, like the library that writes the data.
  const { archivedPdf } = await import('./archived-pdf.ts')
  const hybrid = await written(invoice, 'Factur-X-EN16931', { buffer, filename, mimetype: 'application/pdf' })
  const content = await archivedPdf(hybrid, buffer)
  return { filename, contentType: 'application/pdf', content }
}

/** An invoice as XRechnung (CII), for public buyers and whoever asks for one. */
export async function invoiceXml(invoice: Invoice): Promise<MailAttachment> {
  const content = await written(invoice, 'XRECHNUNG-CII')
  return { filename: `${invoice.number}.xml`, contentType: 'application/xml', content }
}

interface Pdf {
  buffer: Uint8Array
  filename: string
  mimetype: string
}

/** Throws when the library's schema of EN 16931 does not accept the invoice. Loaded when the first one is written. */
async function written(invoice: Invoice, format: string, pdf?: Pdf): Promise<Uint8Array> {
  const { FormatFactoryService, InvoiceService } = await import('@e-invoice-eu/core')
  const options = { format, lang: invoice.language, noWarnings: true, ...(pdf ? { pdf } : {}) }
  const data = eInvoiceOf(invoice)
  let made = await new InvoiceService(silent).generate(data, { ...options })
  // What has passed the library's schema above is written once more as it should be.
  if (invoice.cancels || format === 'XRECHNUNG-CII') {
    const formatter = new FormatFactoryService().createFormatService(format, silent)
    // The library looks for the preceding invoice (BT-25) one level too high when it writes CII, where its own schema does not let it stand.
    const [reference] = data['ubl:Invoice']['cac:BillingReference'] ?? []
    if (reference && invoice.cancels) Object.assign(reference, { 'cbc:ID': invoice.cancels.number })
    formatter.fillInvoiceDefaults(data)
    // It makes up a purchase order 'NA' (BT-13), which UBL wants beside the order of the seller (BT-14) and CII does not.
    const order = data['ubl:Invoice']['cac:OrderReference']
    if (order) Reflect.deleteProperty(order, 'cbc:ID')
    made = await formatter.generate(data, options)
  }
  return typeof made === 'string' ? new TextEncoder().encode(made) : made
}

/** What goes wrong is thrown too; the library's log would only repeat it with names and addresses in it. */
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined }
