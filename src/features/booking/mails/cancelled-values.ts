import { type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { dueInvoice, type PaymentSummary, paymentSummary } from '#domain/order/payment-summary.ts'
import { hasStarted, type LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { orderedExtent } from '#mails/parts/found-order.ts'
import type { BroughtInvoice } from '#mails/parts/invoice-chapter.tsx'
import type { Reads } from '#platform/ports.ts'
import type { Cancelling } from '../records.ts'

/** What every mail about a cancelled order is written from. */
export interface CancelledOrder extends Omit<Cancelling, 'at'> {
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  at: Temporal.Instant
  payment: PaymentSummary
}

/** The money of a cancelled order as it is now, with its invoices, and the one that the fee is still to be transferred for. */
export async function cancelledMoney(
  reads: Pick<Reads, 'money' | 'invoices'>,
  order: Order,
): Promise<{ payment: PaymentSummary; invoices: Invoice[]; brought: BroughtInvoice | null }> {
  const invoices = await reads.invoices(order.id)
  const money = await reads.money.ofOrder(order.id)
  const invoice = openInvoice(invoices)
  const payment = paymentSummary(order, money, { isInvoiced: invoice !== null })
  const due = dueInvoice(invoices, payment)?.amount
  return { payment, invoices, brought: invoice && due !== undefined ? { invoice, due } : null }
}

/** The facts of a cancelled order in its mails. */
export function cancelledValues(cancelled: CancelledOrder, language: Language) {
  const { order, date, way, fee, percent = 0, at } = cancelled
  return {
    way,
    fee,
    percent,
    begun: date && hasStarted(date, at) ? 'yes' : 'no',
    when: formatDateTime(at.epochMilliseconds, { language, time: true }),
    number: order.number,
    seats: date ? 'yes' : 'no',
    dates: orderedExtent(cancelled, language),
  }
}
