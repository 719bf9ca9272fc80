import { createContext } from 'react-router'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'
import type { Reads } from '#platform/ports.ts'

/** What pages and screens can ask of invoicing. */
export interface InvoicingService {
  /** Everything issued for an order, oldest first. */
  invoices(orderId: string): Promise<Invoice[]>
  /** An invoice as a PDF in its own language, with its data inside. */
  invoicePdf(invoice: Invoice): Promise<MailAttachment>
  /** An invoice as XRechnung. */
  invoiceXml(invoice: Invoice): Promise<MailAttachment>
  /** Invoices, independent of their order. */
  invoiceList: Reads['invoiceList']
}

export const invoicingContext = createContext<InvoicingService>()
