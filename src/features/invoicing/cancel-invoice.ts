import { cancellationOf, type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { writeInvoice } from './write-invoice.ts'

/**
 * Takes the open invoice of an order back whole, in the transaction that cancels or changes the order. Null when none is open: an order
 * that was never invoiced, or cancelled before. Afterwards `issueInvoice` issues a new one.
 */
export async function cancelInvoice(
  stores: Pick<OrderingStores, 'nextInvoiceNumber' | 'lockInvoices' | 'addInvoice' | 'addEffect'>,
  orderId: string,
  now: Temporal.Instant,
  { mailed }: { mailed?: boolean } = {},
): Promise<Invoice | null> {
  const open = openInvoice(await stores.lockInvoices(orderId))
  if (!open) return null
  const number = await stores.nextInvoiceNumber(now.toZonedDateTimeISO('Europe/Vienna').year)
  const cancellation = cancellationOf(open, { number, now })
  await writeInvoice(stores, orderId, cancellation, now, { mailed })
  return cancellation
}
