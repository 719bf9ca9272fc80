import type { Invoice } from '#domain/invoice/invoice.ts'
import { invoiceOf } from '#domain/invoice/invoice-of.ts'
import { openInvoice } from '#domain/invoice/open-invoice.ts'
import type { Order } from '#domain/order/order.ts'
import type { Stores } from '../ports.ts'
import { writeInvoice } from './write-invoice.ts'

export type InvoiceIssuing = Pick<
  Stores,
  'nextInvoiceNumber' | 'lockInvoices' | 'addInvoice' | 'addEffect' | 'orderOf' | 'settings'
>

/**
 * Issues the invoice of an order in the transaction that confirms it. Twice gives the same invoice: there is never more than one that
 * is not cancelled. `paid` is for orders whose way of payment is not their workshop date's.
 */
export async function issueInvoice(
  stores: InvoiceIssuing,
  order: Order,
  now: Temporal.Instant,
  { paid }: { paid?: boolean } = {},
): Promise<Invoice> {
  const issued = openInvoice(await stores.lockInvoices(order.id))
  if (issued) return issued
  const date = (await stores.orderOf(order.id))?.date ?? null
  const number = await stores.nextInvoiceNumber(now.toZonedDateTimeISO('Europe/Vienna').year)
  const { company: seller, windows } = await stores.settings.current()
  const invoice = invoiceOf(order, {
    number,
    now,
    date,
    paid: paid ?? date?.payment === 'card',
    seller,
    daysToPay: windows.invoiceDays,
  })
  await writeInvoice(stores, order.id, invoice, now)
  return invoice
}
