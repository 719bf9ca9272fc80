import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { personName } from '#mails/parts/addressee.ts'
import { foundOrder, orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { isolated } from '#mails/parts/text.tsx'

export interface Refunded {
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  amount: Cents
  /** What the office finds the payment by at the provider. */
  receipt: string
}

/** A whole payment that went back by itself. */
export interface RefundedPayment extends Refunded {
  /** Whether the order was a booking before it was cancelled: then it was paid in time. */
  wasBooked: boolean
}

/** The facts of a refund in its mails. Throws when there is no such payment: they are written in the same transaction. */
export async function refundedPayment(
  { reads }: Pick<DispatchPorts, 'reads'>,
  paymentId: string,
): Promise<RefundedPayment> {
  const payment = await reads.paymentById(paymentId)
  if (!payment) throw new Error(`no payment ${paymentId}`)
  const { order, date } = await foundOrder(reads, payment.orderId)
  // An invoice is issued with the confirmation and remains.
  const wasBooked = (await reads.invoices(order.id)).length > 0
  return { order, date, amount: payment.amount, receipt: payment.receipt ?? '', wasBooked }
}

/** Why it went back, as the texts choose by: paid twice, cancelled, paid after that, for a date that was called off, or too late. */
export function refundStatus({ order: { status }, date, wasBooked }: RefundedPayment): string {
  if (status.state === 'cancelled' && wasBooked) return 'booked'
  return status.state === 'expired' && date?.calledOff ? 'calledOff' : status.state
}

export function moneyValues(mail: Pick<Refunded, 'order' | 'date' | 'amount'>, language: Language) {
  const { order, amount } = mail
  return {
    amount: formatMoney(amount, language),
    number: order.number,
    code: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    customer: isolated(order.invoice.company ?? personName(order.booker)),
  }
}
