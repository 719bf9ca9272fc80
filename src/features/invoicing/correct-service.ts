import { isInvoicedNow, openInvoice, serviceOf } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { cancelInvoice } from './cancel-invoice.ts'
import { type InvoiceIssuing, issueInvoice } from './issue-invoice.ts'
import { reissueInvoice } from './reissue-invoice.ts'

/**
 * A confirmed order takes place on other days than its invoice says: the invoice is taken back and issued again, or once the date is certain where
 * it is tentative; what had none yet since its former date was tentative is invoiced (docs/rules/invoice.md).
 */
export async function correctService(
  stores: InvoiceIssuing,
  order: Order,
  date: LiveDate,
  now: Temporal.Instant,
): Promise<void> {
  const invoice = openInvoice(await stores.lockInvoices(order.id))
  const { from, to } = serviceOf(date)
  if (invoice && invoice.service.from === from && invoice.service.to === to) return
  const { paid } = balanceOf(await stores.money.ofOrder(order.id))
  if (!isInvoicedNow(date, { paid: paid > 0 })) await cancelInvoice(stores, order.id, now)
  else if (invoice) await reissueInvoice(stores, order, now)
  else await issueInvoice(stores, order, now)
}
