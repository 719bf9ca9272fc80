import type { PaymentNews } from '#domain/payment/payment.ts'
import type { TestSession } from '#features/payment/ports.ts'

const types = {
  paid: 'checkout.session.completed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
} as const satisfies Record<PaymentNews, string>

/** A message about a session as Stripe would word it. The same news have the same id, however often they are sent. */
export function testEvent({ id, request }: Pick<TestSession, 'id' | 'request'>, news: PaymentNews): string {
  const metadata = { payment: request.paymentId, order: request.number }
  const session = {
    id,
    object: 'checkout.session',
    payment_status: news === 'paid' ? 'paid' : 'unpaid',
    payment_intent: news === 'paid' ? `pi_${id}` : null,
    amount_total: request.amount,
    currency: 'eur',
    metadata,
  }
  const object = news === 'refunded' ? { object: 'charge', refunded: true, metadata } : session
  return JSON.stringify({ id: `evt_${news}_${id}`, object: 'event', type: types[news], data: { object } })
}
