import type { Invoice } from '#domain/invoice/invoice.ts'
import type { VatCheck } from '#domain/tax/tax.ts'
import type { ListPlace } from '#platform/ports.ts'

export interface InvoiceSearch {
  /** First and last day of issue, in Vienna: '2026-11-21'. */
  from?: string | undefined
  to?: string | undefined
}

/** An invoice and the order that it was issued for. */
export interface ListedInvoice {
  invoice: Invoice
  orderId: string
}

/** Invoices by themselves, cancellations among them. */
export interface InvoiceListReads {
  /** Newest first; `next` is null on the last page. The `id` of a place is the number of the invoice. */
  search(search: InvoiceSearch, after: ListPlace | null): Promise<{ invoices: ListedInvoice[]; next: ListPlace | null }>
  byNumber(number: string): Promise<ListedInvoice | null>
}

export interface IssuedInvoice {
  orderId: string
  invoice: Invoice
}

export interface InvoiceStores {
  /** The running number of invoices of a year, from a row that stays locked: no gaps, no doubles. */
  nextInvoiceNumber(year: number): Promise<string>
  /** Everything issued for an order, oldest first. Locks the order, so that two who look at once do not both issue. */
  lockInvoices(orderId: string): Promise<Invoice[]>
  addInvoice(issued: IssuedInvoice, at: Temporal.Instant): Promise<void>
}

export interface InvoiceReads {
  /** Everything issued for an order, oldest first. */
  invoices(orderId: string): Promise<Invoice[]>
}

export interface VatCheckStores {
  /** What was found out about an order's VAT id; the first answer about an id stays. */
  addVatCheck(orderId: string, check: VatCheck): Promise<void>
}

export interface VatCheckReads {
  vatCheck(orderId: string): Promise<VatCheck | null>
}

/**
 * Asks the register of the member states. Null when no one is to be asked (no VIES_URL). Throws when there is no answer now: the job
 * that asked comes again.
 */
export interface VatRegister {
  ask(vatId: string): Promise<VatAnswer | null>
}

export interface VatAnswer {
  valid: boolean
  consultationNumber?: string | undefined
}
