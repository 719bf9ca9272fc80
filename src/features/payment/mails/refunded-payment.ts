import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts } from '#features/jobs/effect-kind.ts'
import { foundOrder } from '#mails/parts/found-order.ts'

export interface Refunded {
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  amount: Cents
  /** What the office finds the payment by at the provider. */
  receipt: string
}

/** What the mails about a refund tell. Throws when there is no such payment: they are written beside it. */
export async function refundedPayment({ reads }: Pick<DispatchPorts, 'reads'>, paymentId: string): Promise<Refunded> {
  const payment = await reads.paymentById(paymentId)
  if (!payment) throw new Error(`no payment ${paymentId}`)
  const { order, date } = await foundOrder(reads, payment.orderId)
  return { order, date, amount: payment.amount, receipt: payment.receipt ?? '' }
}
