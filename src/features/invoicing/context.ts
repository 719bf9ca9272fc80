import { createContext } from 'react-router'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'

export interface InvoicingService {
  /** An invoice as a PDF in its own language, with its data inside. */
  invoicePdf(invoice: Invoice): Promise<MailAttachment>
  /** An invoice as XRechnung. */
  invoiceXml(invoice: Invoice): Promise<MailAttachment>
}

export const invoicingContext = createContext<InvoicingService>()
