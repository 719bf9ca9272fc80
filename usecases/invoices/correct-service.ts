import { serviceOf } from '#domain/invoice/invoice-of.ts'
import { openInvoice } from '#domain/invoice/open-invoice.ts'
import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { InvoiceIssuing } from './issue-invoice.ts'
import { reissueInvoice } from './reissue-invoice.ts'

/** An order takes place on other days than its invoice says: the invoice is taken back and issued again (docs/rules/invoice.md). */
export async function correctService(
  stores: InvoiceIssuing,
  order: Order,
  date: LiveDate,
  now: Temporal.Instant,
): Promise<void> {
  const invoice = openInvoice(await stores.lockInvoices(order.id))
  if (!invoice) return
  const { from, to } = serviceOf(date)
  if (invoice.service.from === from && invoice.service.to === to) return
  await reissueInvoice(stores, order, now)
}
