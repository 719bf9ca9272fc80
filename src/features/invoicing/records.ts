import type { Invoice } from '#domain/invoice/invoice.ts'

export interface InvoiceSearch {
  /** First and last day of issue, in Vienna: '2026-11-21'. */
  from?: string | undefined
  to?: string | undefined
}

export interface ListedInvoice {
  invoice: Invoice
  orderId: string
  /** The number of the cancellation of this invoice; null while there is none. */
  cancelledBy: string | null
}

export interface IssuedInvoice {
  orderId: string
  invoice: Invoice
}

/** The register of the member states. Null without VIES_URL. Throws when there is no answer now: the job comes again. */
export interface VatRegister {
  ask(vatId: string): Promise<VatAnswer | null>
}

export interface VatAnswer {
  valid: boolean
  consultationNumber?: string | undefined
}
