import { dueNow, type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import type { Cents } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import type { DispatchPorts } from '#features/jobs/effect-kind.ts'

/** An invoice that a mail brings along, and what is to be paid of it now. */
export interface BroughtInvoice {
  invoice: Invoice
  due: Cents
}

/** The invoice that is valid; null where there is none yet, or the order is cancelled by now. */
export async function invoiceToBring(
  { reads }: Pick<DispatchPorts, 'reads'>,
  orderId: string,
): Promise<BroughtInvoice | null> {
  const issued = await reads.invoices(orderId)
  const invoice = openInvoice(issued)
  if (!invoice) return null
  const { paid } = balanceOf(await reads.money.ofOrder(orderId))
  return { invoice, due: dueNow(invoice, issued, paid) }
}
