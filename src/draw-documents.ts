import type { Certificate } from '#domain/certificate/certificate.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { certificatePdf } from '#features/certificates/documents/certificate-pdf.tsx'
import { invoicePdf, invoiceXml } from '#features/invoicing/documents/invoice-documents.ts'

/** A document to render, as structured-cloneable values. */
export type DocumentOrder =
  | { kind: 'invoice'; invoice: Invoice; isTrial: boolean }
  | { kind: 'invoice-xml'; invoice: Invoice; isTrial: boolean }
  | {
      kind: 'certificate'
      certificate: Omit<Certificate, 'issuedAt'>
      issuedAt: string
      checkUrl: string
      issuer: string
      isTrial: boolean
    }

/** Renders a document. Built as a separate chunk with a fixed name (vite.config.ts), for a thread of the server (server/document-thread.ts). */
export async function drawDocument(order: DocumentOrder): Promise<Uint8Array> {
  if (order.kind === 'invoice') return invoicePdf(order.invoice, order.isTrial)
  if (order.kind === 'invoice-xml') return invoiceXml(order.invoice, order.isTrial)
  const certificate = { ...order.certificate, issuedAt: Temporal.Instant.from(order.issuedAt) }
  return certificatePdf({ ...order, certificate })
}
