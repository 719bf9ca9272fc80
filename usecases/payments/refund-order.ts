import type { Stores } from '../ports.ts'

/** Pays back what was paid for an order that is cancelled with nothing due: by a job, with the receipt of the payment. */
export async function refundOrder(
  stores: Pick<Stores, 'lastPayment' | 'changePayment' | 'addEffect'>,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const payment = await stores.lastPayment(orderId)
  if (payment?.state !== 'paid') return
  await stores.changePayment(payment.id, { state: 'refund-due', at: now })
  await stores.addEffect({ kind: 'refund', paymentId: payment.id })
}
