import type { Invoice } from '#domain/invoice/invoice.ts'
import type { ListPlace } from './booking-list.ts'

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
