import { mayGo, type Payment } from '#domain/payment/payment.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'

/**
 * The provider has paid back. Either the job that asked for it or the provider's message comes first and sends the mails to both sides;
 * what the office has paid back by hand needs none.
 */
export async function noteRefunded(stores: OrderingStores, payment: Payment, now: Temporal.Instant): Promise<void> {
  if (!mayGo(payment.state, 'refunded')) return
  await stores.changePayment(payment.id, { state: 'refunded', at: now })
  const subject = { kind: 'order', id: payment.orderId } as const
  await stores.record({ at: now, actor: 'payment', subject, action: 'payment.refunded' })
  if (payment.state !== 'refund-due') return
  await stores.addEffect({ kind: 'payment-refunded', paymentId: payment.id })
  await stores.addEffect({ kind: 'refund-note', paymentId: payment.id })
}
