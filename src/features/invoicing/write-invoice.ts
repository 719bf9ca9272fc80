import type { Invoice } from '#domain/invoice/invoice.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'

/** Keeps an invoice as it is and lets it go out by mail, unless another mail brings it. It is known by its number wherever it is named. */
export async function writeInvoice(
  stores: Pick<OrderingStores, 'addInvoice' | 'addEffect'>,
  orderId: string,
  invoice: Invoice,
  now: Temporal.Instant,
  { mailed = true }: { mailed?: boolean | undefined } = {},
): Promise<void> {
  await stores.addInvoice({ orderId, invoice }, now)
  if (mailed) await stores.addEffect({ kind: 'invoice', orderId, number: invoice.number })
}
