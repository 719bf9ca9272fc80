import { balanceOf, leftOf, type Payment } from '#domain/payment/payment.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'

/**
 * Pays back what is left of what was paid by card for an order that is cancelled with nothing due: by a job, with the receipt of the
 * payment. What the office has given back before is not given again (docs/rules/office-bookings.md).
 */
export async function refundOrder(
  stores: Pick<OrderingStores, 'lastPayment' | 'changePayment' | 'addEffect' | 'money'>,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const payment = await stores.lastPayment(orderId)
  if (payment?.state === 'paid') await refundPayment(stores, payment, now)
}

/** Pays back what is left of a payment. */
export async function refundPayment(
  stores: Pick<OrderingStores, 'changePayment' | 'addEffect' | 'money'>,
  payment: Payment,
  now: Temporal.Instant,
): Promise<void> {
  const { orderId } = payment
  const money = await stores.money.ofOrder(orderId)
  const left = Math.min(leftOf(payment, money.returns), balanceOf(money).kept)
  if (left === 0) return
  if (left === payment.amount) {
    await stores.changePayment(payment.id, { state: 'refund-due', at: now })
    await stores.addEffect({ kind: 'refund', paymentId: payment.id })
    return
  }
  // Known by its payment: an order is cancelled once.
  const rest = { id: payment.id, orderId, paymentId: payment.id, amount: left, state: 'due' } as const
  const added = await stores.money.addReturn({ ...rest, decidedAt: now, decidedBy: 'program', reason: 'cancelled' })
  if (added) await stores.addEffect({ kind: 'money-return', orderId, returnId: rest.id })
}
