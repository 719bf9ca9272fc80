import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { cancelInvoice } from './cancel-invoice.ts'
import { type InvoiceIssuing, issueInvoice } from './issue-invoice.ts'

/**
 * Takes back the invoice of an order and issues it again as the order is now, in the transaction that changed the order. Both are mailed. Before
 * there is an invoice none is issued.
 */
export async function reissueInvoice(
  stores: InvoiceIssuing,
  order: Order,
  now: Temporal.Instant,
): Promise<Invoice | null> {
  const cancellation = await cancelInvoice(stores, order.id, now)
  // What was paid by card is in the money of the order like any other payment.
  return cancellation && issueInvoice(stores, order, now, { paid: false })
}
