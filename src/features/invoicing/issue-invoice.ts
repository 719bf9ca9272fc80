import { type Invoice, invoiceOf, openInvoice } from '#domain/invoice/invoice.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { writeInvoice } from './write-invoice.ts'

export type InvoiceIssuing = Pick<
  OrderingStores,
  'nextInvoiceNumber' | 'lockInvoices' | 'addInvoice' | 'addEffect' | 'orderOf' | 'settings' | 'money'
>

/**
 * Issues the invoice of an order in the transaction that confirms it. Twice gives the same invoice: there is never more than one that
 * is not cancelled. `paid` is for orders whose way of payment is not their workshop date's. It asks for what has not come yet.
 */
export async function issueInvoice(
  stores: InvoiceIssuing,
  order: Order,
  now: Temporal.Instant,
  { paid, mailed }: { paid?: boolean; mailed?: boolean } = {},
): Promise<Invoice> {
  const issued = openInvoice(await stores.lockInvoices(order.id))
  if (issued) return issued
  const date = (await stores.orderOf(order.id))?.date ?? null
  const { paid: prepaid } = balanceOf(await stores.money.ofOrder(order.id))
  const settings = await stores.settings.current()
  return writeNewInvoice(stores, order, { now, date, settings, prepaid, paid, mailed })
}

interface NewInvoice {
  now: Temporal.Instant
  date: LiveDate | null
  settings: SiteSettings
  paid?: boolean | undefined
  /** What has come already. */
  prepaid?: Cents
  /** False where another mail brings it. */
  mailed?: boolean | undefined
}

/**
 * Writes the first invoice of an order, with the next number. Call it last: the row of the counter stays locked until the end of the
 * transaction.
 */
export async function writeNewInvoice(
  stores: Pick<OrderingStores, 'nextInvoiceNumber' | 'addInvoice' | 'addEffect'>,
  order: Order,
  { now, date, settings, paid, prepaid = 0, mailed }: NewInvoice,
): Promise<Invoice> {
  const invoice = invoiceOf(order, {
    number: await stores.nextInvoiceNumber(now.toZonedDateTimeISO('Europe/Vienna').year),
    now,
    date,
    paid: paid ?? date?.payment === 'card',
    prepaid,
    seller: settings.company,
    daysToPay: settings.windows.invoiceDays,
  })
  await writeInvoice(stores, order.id, invoice, now, { mailed })
  return invoice
}
