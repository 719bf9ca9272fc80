import type { Invoice } from '#domain/invoice/invoice.ts'
import type { MailAttachment } from '#usecases/ports.ts'
import { eInvoiceOf } from './e-invoice.ts'

/** Draws an invoice for people. */
export type DrawInvoice = (invoice: Invoice) => Promise<Uint8Array>

/** The PDF of an invoice with its data inside (Factur-X, profile EN 16931): one file for people and for accounting programs. */
export async function invoicePdf(invoice: Invoice, draw: DrawInvoice): Promise<MailAttachment> {
  const buffer = await draw(invoice)
  const filename = `${invoice.number}.pdf`
  const content = await written(invoice, 'Factur-X-EN16931', { buffer, filename, mimetype: 'application/pdf' })
  return { filename, contentType: 'application/pdf', content }
}

/** An invoice as XRechnung (CII), for public buyers and whoever asks for one. */
export async function invoiceXml(invoice: Invoice): Promise<MailAttachment> {
  const content = await written(invoice, 'XRECHNUNG-CII')
  return { filename: `${invoice.number}.xml`, contentType: 'application/xml', content }
}

/** Throws when the library's schema of EN 16931 does not accept the invoice. Loaded when the first one is written. */
async function written(
  invoice: Invoice,
  format: string,
  pdf?: { buffer: Uint8Array; filename: string; mimetype: string },
) {
  const { InvoiceService } = await import('@e-invoice-eu/core')
  const service = new InvoiceService(silent)
  const made = await service.generate(eInvoiceOf(invoice), {
    format,
    lang: invoice.language,
    noWarnings: true,
    ...(pdf ? { pdf } : {}),
  })
  return typeof made === 'string' ? new TextEncoder().encode(made) : made
}

/** What goes wrong is thrown too; the library's log would only repeat it with names and addresses in it. */
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined }
